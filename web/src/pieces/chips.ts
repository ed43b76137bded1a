/** How each chip looks: its colour, its spots' colour, and how many spots its edge has. Colour and spots tell the value. */
export const CHIPS: { [value: number]: [string, string, number] } = {
  5: ["#EFE6D2", "#8C7B5E", 3],
  10: ["#3F7FC0", "#F3EAD6", 4],
  20: ["#2E9A72", "#F3EAD6", 5],
  50: ["#C8492F", "#F6E7C9", 6],
  100: ["#2A2530", "#E8C476", 8],
  200: ["#6F4AA8", "#F0E3C6", 10],
  500: ["#8F2350", "#F4D694", 12],
  1000: ["#D9A53C", "#3B2605", 16],
};

/** The fewest chips that make an amount, the largest first. */
export function chipsFor(amount: number, most = 12): number[] {
  const found: number[] = [];
  for (const value of [1000, 500, 200, 100, 50, 20, 10, 5]) {
    while (amount >= value && found.length < most) {
      found.push(value);
      amount -= value;
    }
  }
  return found;
}
