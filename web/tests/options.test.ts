import { describe, expect, test } from "vitest";
import { arranged, optionsOf } from "../src/options";
import type { GameInfo } from "../src/types";

function game(name: string, properties: { [option: string]: unknown } = {}): GameInfo {
  const options = { $ref: "#/$defs/Own", $defs: { Own: { type: "object", properties } } };
  return { name, fewest: 2, most: 5, levels: ["regular"], rules: 1, calls: false, options };
}

const course = game("course", {
  course: { type: "array", items: { type: "string", examples: ["full", "pairs", "dice"] }, default: ["full"] },
});
const games = [course, game("alone"), game("dice"), game("pairs")];

describe("what a game lets a table choose", () => {
  test("every kind that can be asked simply", () => {
    const asked = game("alone", {
      first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
      open: { type: "boolean", default: false },
      colour: { enum: ["red", "black"], default: "black" },
      rounds: { type: "integer", minimum: 1, maximum: 4, default: 3 },
    });
    expect(optionsOf(asked, games)).toEqual([
      { kind: "seat", name: "first", usual: null },
      { kind: "switch", name: "open", usual: false },
      { kind: "one-of", name: "colour", of: ["red", "black"], usual: "black" },
      { kind: "number", name: "rounds", least: 1, most: 4, usual: 3 },
    ]);
  });

  test("what cannot be asked simply is left as it is", () => {
    const odd = game("alone", { faces: { type: "array", items: { type: "array" } }, chips: { type: "integer" } });
    expect(optionsOf(odd, games)).toEqual([]);
  });

  test("a list has presets, and parts that are games", () => {
    expect(optionsOf(course, games)).toEqual([
      { kind: "list", name: "course", presets: ["full"], parts: ["pairs", "dice"], usual: ["full"] },
    ]);
  });
});

test("a course comes last, after its games in its own order", () => {
  expect(arranged(games).map((one) => one.name)).toEqual(["alone", "pairs", "dice", "course"]);
});
