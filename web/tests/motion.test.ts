import { describe, expect, it } from "vitest";
import { paced, shownFor } from "../src/play/motion";

describe("How long an event is shown", () => {
  it("goes by its name, or by the board's own measure", () => {
    expect(shownFor({ type: "las_vegas.Rolled" })).toBe(950);
    expect(shownFor({ type: "las_vegas.Placed" })).toBe(550);
    expect(shownFor({ type: "las_vegas.Placed" }, { Placed: 80 })).toBe(80);
    expect(shownFor({ type: "broken" })).toBe(550);
  });

  it("goes by the speed that is set, and hurries when much waits", () => {
    expect(paced(900, 1, 0)).toBe(900);
    expect(paced(900, 2, 3)).toBe(450);
    expect(paced(900, 1, 4)).toBe(540);
    expect(paced(900, 0, 0)).toBe(0);
  });
});
