import { describe, expect, it } from "vitest";
import { KINDS } from "../src/games/kinds";
import { play, soundOf } from "../src/sound";

describe("The sound of an event", () => {
  it.each([
    ["las_vegas.Rolled", "die"],
    ["las_vegas.RolledNeutral", "die"],
    ["las_vegas.Placed", "chip"],
    ["las_vegas.Tied", "thud"],
    ["red_end.Drew", "card"],
    ["bank.Borrowed", "chip"],
    ["vabanque.Caught", "thud"],
  ])("%s: %s", (type, sound) => {
    expect(soundOf({ type })).toBe(sound);
  });

  it("is not there for everything", () => {
    expect(soundOf({ type: "las_vegas.Started" })).toBeNull();
    expect(soundOf({ type: "broken" })).toBeNull();
  });

  it("is known for many events of the house", () => {
    const known = Object.keys(KINDS).filter((type) => soundOf({ type }));
    expect(new Set(known.map((type) => type.split(".")[0])).size).toBeGreaterThan(8);
  });

  it("waits for the first tap", () => {
    expect(() => play("win")).not.toThrow();
  });
});
