/** Where a bubble stands that points at something: beside it, never on it, with an arrow from the one to the other. */
import type { Box } from "./spots";

export interface Standing {
  x: number;
  y: number;
  /** which edge of the bubble the arrow is at, and how far along it */
  edge: "top" | "bottom" | "left" | "right";
  along: number;
}

const [ARROW, EDGE, CORNER] = [10, 6, 22];

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Below, above, right or left of it, whichever has room; where none has, on as little of it as can be. */
export function pointing(
  at: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Standing {
  const [right, bottom] = [at.x + at.width, at.y + at.height];
  const across = within(at.x + at.width / 2 - size.width / 2, EDGE, room.width - size.width - EDGE);
  const down = within(at.y + at.height / 2 - size.height / 2, EDGE, room.height - size.height - EDGE);
  const sides: (Omit<Standing, "along"> & { left: number })[] = [
    { edge: "top", x: across, y: bottom + ARROW, left: room.height - bottom - size.height },
    { edge: "bottom", x: across, y: at.y - ARROW - size.height, left: at.y - size.height },
    { edge: "left", x: right + ARROW, y: down, left: room.width - right - size.width },
    { edge: "right", x: at.x - ARROW - size.width, y: down, left: at.x - size.width },
  ];
  const fits = sides.find((side) => side.left >= ARROW + EDGE) ?? sides.reduce((a, b) => (b.left > a.left ? b : a));
  const x = within(fits.x, EDGE, room.width - size.width - EDGE);
  const y = within(fits.y, EDGE, room.height - size.height - EDGE);
  const along =
    fits.edge === "top" || fits.edge === "bottom"
      ? within(at.x + at.width / 2 - x, CORNER, size.width - CORNER)
      : within(at.y + at.height / 2 - y, CORNER, size.height - CORNER);
  return { x, y, edge: fits.edge, along };
}
