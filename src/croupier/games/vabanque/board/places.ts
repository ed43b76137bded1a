/** Where the tables of the ring stand, clockwise: a frame on narrow boards, an oval on wide ones. */
export interface Frame {
  columns: number;
  rows: number;
  /** columns and rows that the tables stand in, from 0 */
  cells: [number, number][];
}

const FRAMES: { [tiles: number]: Frame } = {
  7: { columns: 3, rows: 3, cells: [[0, 0], [1, 0], [2, 0], [2, 1], [1.5, 2], [0.5, 2], [0, 1]] },
  9: { columns: 3, rows: 4, cells: [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1.5, 3], [0.5, 3], [0, 2], [0, 1]] },
  10: { columns: 3, rows: 4, cells: [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1]] },
  12: {
    columns: 4,
    rows: 4,
    cells: [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1]],
  },
}; // prettier-ignore
/** More than seven are too many for an oval: one stands at each side, the rest above and below. */
const WIDE: { [tiles: number]: [number, number][] } = {
  9: [[17, 20], [39, 14], [61, 14], [83, 20], [91, 50], [78, 80], [50, 86], [22, 80], [9, 50]],
  10: [[17, 20], [39, 14], [61, 14], [83, 20], [91, 50], [83, 80], [61, 86], [39, 86], [17, 80], [9, 50]],
  12: [
    [12, 21], [31, 14], [50, 12], [69, 14], [88, 21], [92.5, 50], [88, 79], [69, 85.5], [50, 87], [31, 85.5], [12, 79], [7.5, 50],
  ],
}; // prettier-ignore

export function frame(tiles: number): Frame {
  return FRAMES[tiles] ?? FRAMES[12]!;
}

/** The middle of a table in per cent, in the frame (x, y) and in the oval (X, Y). */
export function place(tile: number, tiles: number): string {
  const { columns, rows, cells } = frame(tiles);
  const [column, row] = cells[tile] ?? [0, 0];
  const angle = -Math.PI / 2 + ((tile - 1) * 2 * Math.PI) / tiles;
  const [X, Y] = WIDE[tiles]?.[tile] ?? [50 + 42.6 * Math.cos(angle), 51 + 39 * Math.sin(angle)];
  const share = (value: number) => `${value.toFixed(2)}%`;
  return `--x:${share(((column + 0.5) / columns) * 100)};--y:${share(((row + 0.5) / rows) * 100)};--X:${share(X)};--Y:${share(Y)}`;
}
