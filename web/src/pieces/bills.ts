/** The colour of a bill by its value, in thousands. */
const COLOURS: { [value: number]: string } = {
  10: "#8FA39A",
  20: "#83A987",
  30: "#6FA98F",
  40: "#5AA3A3",
  50: "#5D93BB",
  60: "#7F83C6",
  70: "#A874B8",
  80: "#CB6F86",
  90: "#DE9A3F",
};

export const billColour = (value: number): string => COLOURS[value] ?? "#8FA39A";
