/** The cloth as it is printed: each space, what stands on it, and where it lies. */
export interface Space {
  name: string;
  area: string;
  pays: number;
  look: "zero" | "black" | "red" | "range";
}

const numbers = [1, 2, 3, 4, 5, 6, 7].map((number): Space => ({
  name: `${number}`,
  area: `n${number}`,
  pays: 50,
  look: number % 2 ? "black" : "red",
}));

export const SPACES: Space[] = [
  { name: "0", area: "z0", pays: 50, look: "zero" },
  { name: "00", area: "zz", pays: 50, look: "zero" },
  ...numbers,
  { name: "low", area: "lo", pays: 20, look: "range" },
  { name: "middle", area: "mi", pays: 20, look: "range" },
  { name: "high", area: "hi", pays: 20, look: "range" },
  { name: "black", area: "bk", pays: 10, look: "black" },
  { name: "red", area: "rd", pays: 10, look: "red" },
];

export const isNumber = (space: Space): boolean => space.area.startsWith("n");
