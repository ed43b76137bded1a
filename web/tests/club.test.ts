import { beforeAll, describe, expect, it } from "vitest";
import {
  company,
  day,
  gain,
  month,
  nameOf,
  pathOf,
  pathOfSitter,
  range,
  scaleOf,
  tenths,
} from "../src/pages/club/figures";
import { drawnAs, EMBLEM_NAMES, EMBLEMS } from "../src/pieces/emblems";
import { EMBLEMS as HOUSE } from "../src/measures";
import type { Face, FinishedGame } from "../src/types";
import { words } from "../src/words/words.svelte";

beforeAll(() => words.speak("en"));

const face = (id: string, more: Partial<Face> = {}): Face => ({
  ...{ kind: "person", id, name: id, colour: null, emblem: null, by: null, is_me: false },
  ...more,
});
const game = (mine: number[], ...faces: Face[]) => ({ mine, faces }) as unknown as FinishedGame;

describe("how people are drawn", () => {
  it("has a drawing for every emblem of the house", () => expect(EMBLEM_NAMES).toEqual(HOUSE));

  it("keeps what they chose", () => {
    expect(drawnAs(face("ann", { emblem: "fish", colour: 4 }))).toEqual({ emblem: "fish", colour: 4 });
  });

  it("draws everybody else by their id, always alike and not all the same", () => {
    const many = Array.from({ length: 60 }, (_, i) => drawnAs(face(`person${i}`)));
    expect(many).toEqual(Array.from({ length: 60 }, (_, i) => drawnAs(face(`person${i}`))));
    expect(new Set(many.map((one) => one.emblem)).size).toBeGreaterThan(8);
    expect(new Set(many.map((one) => one.colour))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(many.every((one) => EMBLEMS[one.emblem])).toBe(true);
  });
});

describe("whose page it is", () => {
  it("is mine, a person's, a computer player's, or a program's owner's", () => {
    expect(pathOf(face("ann"))).toBe("/club/p/ann");
    expect(pathOf(face("ann", { is_me: true }))).toBe("/me");
    expect(pathOf(face("regular", { kind: "computer" }))).toBe("/club/c/regular");
    expect(pathOf(face("ann", { kind: "program", is_me: true }))).toBe("/club/p/ann");
  });

  it("is nobody's where somebody was forgotten", () => expect(pathOf(face(""))).toBeNull());

  it("is found from a seat", () => {
    expect(pathOfSitter({ kind: "person", person: "ann", level: null }, "ann")).toBe("/me");
    expect(pathOfSitter({ kind: "person", person: "ann", level: "regular" }, "ben")).toBe("/club/p/ann");
    expect(pathOfSitter({ kind: "computer", person: null, level: "expert" }, "ben")).toBe("/club/c/expert");
    expect(pathOfSitter({ kind: "empty", person: null, level: null }, "ben")).toBeNull();
    expect(pathOfSitter({ kind: "invited", person: "ann", level: null }, "ben")).toBeNull();
  });

  it("names computer players by their level, unless they had a name", () => {
    expect(nameOf(face("expert", { kind: "computer", name: "" }))).toBe("expert");
    expect(nameOf(face("expert", { kind: "computer", name: "Ada" }))).toBe("Ada");
  });
});

describe("figures", () => {
  it("puts all ranges on one scale of whole steps", () => {
    const scale = scaleOf([
      { low: 16.1, high: 18 },
      { low: 30, high: 35.7 },
    ]);
    expect(scale).toEqual({ from: 15, to: 40, marks: [15, 20, 25, 30, 35, 40] });
    expect(scaleOf([{ low: 25, high: 25 }])).toEqual({ from: 25, to: 30, marks: [25, 30] });
    expect(scaleOf([{ low: 3, high: 41 }]).marks).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it("says a place as a range, and a gain with its sign", () => {
    expect([range(1, 1), range(3, 9)]).toEqual(["1", "3–9"]);
    expect([gain(0.061), gain(-0.08), gain(0.001)]).toEqual(["+6", "−8", "0"]);
    expect(tenths(25)).toBe("25.0");
  });

  it("knows whom one played with most, and leaves out oneself, computer players and the forgotten", () => {
    const [me, ann, ben] = [face("me", { is_me: true }), face("ann"), face("ben")];
    const computer = face("regular", { kind: "computer" });
    const games = [
      game([0], me, ben, computer),
      game([1], ann, me),
      game([0], me, ann, face("")),
      game([0, 1], me, me),
    ];
    expect(company(games).map((one) => one.id)).toEqual(["ann", "ben"]);
  });

  it("says days as people do", () => {
    const now = new Date(2026, 10, 18, 12).getTime();
    const at = (days: number) => day(new Date(2026, 10, 18 - days, 23, 30).getTime() / 1000, now);
    expect([at(0), at(1), at(3), at(30)]).toEqual(["today", "yesterday", "Sunday", "Oct 19, 2026"]);
    expect(month(now / 1000)).toBe("November 2026");
  });
});
