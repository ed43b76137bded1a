import { describe, expect, it } from "vitest";
import { pointing } from "../src/stage/pointing";
import { shared } from "../src/stage/spots";

const ROOMS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
];

describe("A bubble that points at something", () => {
  it.each(ROOMS)("stands beside it in a window of $width × $height, wherever it is", (room) => {
    const size = { width: 300, height: 120 };
    for (let x = 0; x <= room.width - 60; x += 30) {
      for (let y = 0; y <= room.height - 60; y += 30) {
        const at = { x, y, width: 60, height: 60 };
        const stands = pointing(at, size, room);
        expect(shared({ ...stands, ...size }, at, 0)).toBe(0);
        expect(stands.x).toBeGreaterThanOrEqual(0);
        expect(stands.y).toBeGreaterThanOrEqual(0);
        expect(stands.x + size.width).toBeLessThanOrEqual(room.width);
        expect(stands.y + size.height).toBeLessThanOrEqual(room.height);
      }
    }
  });

  it("takes the side where it covers least when there is room nowhere", () => {
    const room = { width: 400, height: 600 };
    const stands = pointing({ x: 0, y: 100, width: 400, height: 420 }, { width: 300, height: 120 }, room);
    expect(stands.edge).toBe("bottom"); // 100 above, 80 below
    expect(stands.y).toBe(6);
  });
});
