/** How a seat's line is drawn on a chart: its dashes, beside colour and shape. */
const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3", "14 3"];

export const dash = (seat: number): string => DASHES[seat % DASHES.length]!;
