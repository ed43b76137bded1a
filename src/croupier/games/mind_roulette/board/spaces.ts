import { PRINTED } from "$web/printed/mind_roulette";

/** The cloth as it is printed: each space, what stands on it, and where it lies. */
export interface Space {
  name: string;
  area: string;
  pays: number;
  look: "zero" | "black" | "red" | "range";
}

const LIES: [name: string, area: string, look: Space["look"]][] = [
  ["0", "z0", "zero"],
  ["00", "zz", "zero"],
  ["1", "n1", "black"],
  ["2", "n2", "red"],
  ["3", "n3", "black"],
  ["4", "n4", "red"],
  ["5", "n5", "black"],
  ["6", "n6", "red"],
  ["7", "n7", "black"],
  ["low", "lo", "range"],
  ["middle", "mi", "range"],
  ["high", "hi", "range"],
  ["black", "bk", "black"],
  ["red", "rd", "red"],
];

export const SPACES = LIES.map(([name, area, look]): Space => ({ name, area, look, pays: PRINTED.pays[name] ?? 0 }));

export const isNumber = (space: Space): boolean => space.area.startsWith("n");
