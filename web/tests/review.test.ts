import { beforeAll, describe, expect, it } from "vitest";
import { change, happened, telling, verdict } from "../src/pages/after/said";
import type { Decision, Point } from "../src/review";
import { words } from "../src/words/words.svelte";

const decision = (choice: number, value: number, more: Partial<Decision> = {}): Decision => ({
  choice,
  seat: 0,
  chosen: { type: "las_vegas.Place", face: 3 },
  expert: { type: "las_vegas.Place", face: 5 },
  agreed: false,
  options: 3,
  gain: { value, margin: 0.021 },
  ...more,
});

const NAMES = ["Ana", "Jun"];

beforeAll(() => words.speak("en"));

describe("A review in words", () => {
  it("says changes with sign and margin", () => {
    expect(change({ value: 0.058, margin: 0.02 })).toBe("+6 % ± 2");
    expect(change({ value: -0.12, margin: 0.1 })).toBe("−12 % ± 10");
    expect(change({ value: -0.001, margin: 0.1 })).toBe("0 % ± 10");
  });

  it("says what a decision was worth", () => {
    const [three, five] = ["Put all your 3s on casino 3", "Put all your 5s on casino 5"];
    expect(verdict(decision(1, -0.1), NAMES)).toBe(`${three}. An expert: ${five}. It cost 10 % ± 2.`);
    expect(verdict(decision(1, 0.1), NAMES)).toBe(`${three}. An expert: ${five}. It won 10 % ± 2 more.`);
    expect(verdict(decision(1, 0.1, { agreed: true }), NAMES)).toBe(
      `${three}, as an expert would. The others are 10 % ± 2 worse on average.`,
    );
    expect(verdict(decision(1, 0.1, { agreed: true, options: 2 }), NAMES)).toContain("The other choice is");
  });

  it("says what happened: what was told, or what was chosen or drawn", () => {
    const point = (more: Partial<Point>): Point => ({
      choice: 1,
      by: "moves",
      seats: [1],
      events: [],
      moves: [],
      drawn: "",
      chances: [],
      ...more,
    });
    expect(happened(point({ by: "start" }), NAMES)).toBe("Before the first choice.");
    const rolled = { type: "las_vegas.Rolled" as const, seat: 1, roll: [1, 0, 0, 2, 0, 0] };
    expect(happened(point({ events: [rolled, rolled] }), NAMES)).toBe("Jun rolls 1 4 4. Jun rolls 1 4 4.");
    expect(happened(point({ moves: [{ type: "las_vegas.Place", face: 2 }] }), NAMES)).toBe(
      "Jun: Put all your 2s on casino 2.",
    );
    expect(happened(point({ by: "chance", seats: [], drawn: "card 3" }), NAMES)).toBe("card 3");
  });

  it("tells those that counted most, won and lost, as they were made", () => {
    const all = [decision(9, 0.1), decision(3, -0.03), decision(5, 0.2), decision(1, 0.3), decision(2, -0.01)];
    const told = (count: number): number[] => telling(all, count).map((one) => one.choice);
    expect(told(2)).toEqual([1, 3]);
    expect(told(4)).toEqual([1, 2, 3, 5]);
    expect(told(5)).toEqual([1, 2, 3, 5, 9]);
    expect(telling([decision(1, 0.1), decision(2, 0.2)], 2)).toHaveLength(2);
    expect(telling([decision(1, -0.1), decision(2, -0.2)], 2)).toHaveLength(2);
  });
});
