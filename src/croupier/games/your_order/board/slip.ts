/** What is printed on the slip: what each place pays, by the number of players. A test holds it to the rules. */
export const PAYS: { [players: number]: readonly number[] } = {
  3: [1, 2, 2, 1],
  4: [1, 2, 3, 2, 1],
  5: [1, 2, 3, 3, 2, 1],
};
