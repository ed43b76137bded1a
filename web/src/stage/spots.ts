/** Where there is room for a bubble: nothing lies on a plate, nor on another bubble. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** how much of two boxes, with a gap between them, lies on each other */
export function shared(one: Box, other: Box, gap = 3): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) + gap;
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) + gap;
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What nothing may lie on: plates of seats, the top bar, and whatever else is said at the moment. */
export function taken(...besides: (Element | null | undefined)[]): Box[] {
  const all = document.querySelectorAll("[data-at^='seat-'], .look-app > .look-top, [data-said]");
  return [...all]
    .filter((one) => !besides.some((other) => other && (other === one || other.contains(one))))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}

/** The first wish that lies on nothing, inside of the window; or the one that lies on least. */
export function freeSpot(
  size: { width: number; height: number },
  wishes: readonly Spot[],
  taken: readonly Box[],
): Spot {
  const EDGE = 6;
  const inside = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  let best: { spot: Spot; lost: number } | null = null;
  for (const wish of wishes) {
    const spot = { x: inside(wish.x, innerWidth - size.width), y: inside(wish.y, innerHeight - size.height) };
    const lost = taken.reduce((sum, box) => sum + shared({ ...spot, ...size }, box), 0);
    if (lost === 0) return spot;
    if (!best || lost < best.lost) best = { spot, lost };
  }
  return best?.spot ?? { x: EDGE, y: EDGE };
}

/** Beside a plate, then further and further away from the edge of the table that it lies at. */
export function beside(plate: Box, size: { width: number; height: number }): Spot[] {
  const GAP = 6;
  const isLow = plate.y + plate.height / 2 > innerHeight / 2;
  const middle = plate.x + plate.width / 2 - size.width / 2;
  const [under, over] = [plate.y + plate.height + GAP, plate.y - size.height - GAP];
  const columns = [plate.x + 10, middle, plate.x + plate.width - size.width - 10];
  const near = columns.flatMap((x) => (isLow ? [{ x, y: over }] : [{ x, y: under }]));
  const sides = [plate.x + plate.width + GAP, plate.x - size.width - GAP].map((x) => ({ x, y: plate.y + 4 }));
  const far = Array.from({ length: 40 }, (_, step) => (isLow ? over - 10 * step : under + 10 * step));
  return [...near, ...sides, ...far.flatMap((y) => columns.map((x) => ({ x, y })))];
}
