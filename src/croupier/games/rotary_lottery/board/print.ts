/** What is printed on the board: what hits pay in each round, and which way hands go. */
export const PRIZES: { [round: number]: number[] } = {
  1: [0, 20, 40, 60, 80, 100],
  2: [0, 20, 40, 80, 120, 200, 300, 400],
};
export const WAYS: { [round: number]: "left" | "right" } = { 1: "left", 2: "right" };
/** places of a ticket */
export const PLACES = [0, 1, 2, 3, 4, 5, 6];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
export const ROUNDS = Object.keys(PRIZES).length;
