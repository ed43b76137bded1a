import { describe, expect, it } from "vitest";
import { backFrom } from "../src/back";
import type { Brief } from "../src/types";

const brief = (more: Partial<Brief>): Brief => ({ deal: "", meet: "", opener_name: "Friday", ...more }) as Brief;

describe("where a table's players go when the game is over", () => {
  it("is how others did, at the deal of a day: it is played once", () => {
    expect(backFrom(brief({ deal: "day 2026-11-18" }))).toEqual({
      path: "/today/2026-11-18",
      label: "See how others did",
    });
  });

  it("is the evening or the tournament it belongs to, whatever deal it has", () => {
    const cup = brief({ meet: "c/x", deal: "round x 1" });
    expect(backFrom(cup)).toEqual({ path: "/c/x", label: "Back to Friday" });
  });

  it("is nowhere in particular at any other table", () => {
    expect(backFrom(brief({}))).toBeNull();
  });
});
