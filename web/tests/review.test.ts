import { beforeAll, describe, expect, it } from "vitest";
import { change, giveOrTake, happened, stretches, telling, verdict } from "../src/pages/after/said";
import type { Decision, Point } from "../src/review";
import { tellDraw, tellDraws } from "../src/words/drawn";
import { words } from "../src/words/words.svelte";

const decision = (choice: number, value: number, more: Partial<Decision> = {}): Decision => ({
  choice,
  seat: 0,
  chosen: { type: "las_vegas.Place", face: 3 },
  expert: { type: "las_vegas.Place", face: 5 },
  agreed: false,
  options: 3,
  gain: { value, margin: 0.021 },
  chance: 0.38,
  rival: 0.38 - value,
  ...more,
});

const point = (more: Partial<Point>): Point => ({
  choice: 1,
  by: "moves",
  seats: [1],
  events: [],
  moves: [],
  drawn: "",
  chances: [],
  round: 1,
  ...more,
});

const NAMES = ["Ana", "Jun"];

beforeAll(() => words.speak("en"));

describe("A review in words", () => {
  it("says changes with their sign, and once how far off they may be", () => {
    expect(change({ value: 0.058, margin: 0.02 })).toBe("+6%");
    expect(change({ value: -0.12, margin: 0.1 })).toBe("−12%");
    expect(change({ value: -0.001, margin: 0.1 })).toBe("0%");
    const gains = [0.02, 0.068, 0.01].map((margin) => ({ value: 0, margin }));
    expect(giveOrTake(gains)).toBe("Every figure may be off by up to 7%.");
    expect(giveOrTake([{ value: 0, margin: 0 }])).toBe("");
    expect(giveOrTake([])).toBe("");
  });

  it("says what a decision was beside the expert's", () => {
    const [three, five] = ["Put all your 3s on casino 3", "Put all your 5s on casino 5"];
    expect(verdict(decision(1, -0.1), NAMES)).toBe(
      `${three}. An expert would choose: ${five}. That wins 48% of games from there, this choice 38%.`,
    );
    expect(verdict(decision(1, 0.1), NAMES)).toBe(
      `${three}. That was better than an expert's choice: ${five}. It wins 38% of games from there, the expert's 28%.`,
    );
    const agreed = `${three}, as an expert would. That wins 38% of games from there;`;
    expect(verdict(decision(1, 0.1, { agreed: true }), NAMES)).toBe(
      `${agreed} the other choices win, on average, 28%.`,
    );
    expect(verdict(decision(1, 0.1, { agreed: true, options: 2 }), NAMES)).toBe(`${agreed} the other choice wins 28%.`);
  });

  it("says what happened: what was told, or what was chosen or drawn", () => {
    expect(happened(point({ by: "start" }), NAMES)).toBe("Before the first choice.");
    const rolled = { type: "las_vegas.Rolled" as const, seat: 1, roll: [1, 0, 0, 2, 0, 0] };
    expect(happened(point({ events: [rolled, rolled] }), NAMES)).toBe("Jun rolls 1 4 4. Jun rolls 1 4 4.");
    expect(happened(point({ events: [rolled] }), NAMES, 1)).toMatch(/^You /);
    expect(happened(point({ moves: [{ type: "las_vegas.Place", face: 2 }] }), NAMES, 1)).toBe(
      "You: Put all your 2s on casino 2.",
    );
    expect(happened(point({ moves: [{ type: "las_vegas.Place", face: 2 }] }), NAMES)).toBe(
      "Jun: Put all your 2s on casino 2.",
    );
    expect(happened(point({ by: "chance", seats: [], drawn: "card 1 of seat 1 in round 2" }), NAMES)).toBe(
      "Jun is dealt card 1.",
    );
  });

  it("says draws with names, whatever the game; and what it does not know, as the record has it", () => {
    expect(tellDraw("card 2 of seat 0 in round 3", NAMES, true)).toBe("Round 3: Ana is dealt card 2");
    expect(tellDraw("card 2 of seat 0 in round 3 of gamble 2", NAMES, true)).toBe(
      "Gamble 2: Round 3: Ana is dealt card 2",
    );
    expect(tellDraw("board of round 1", NAMES, true)).toBe("Round 1: A board is drawn");
    expect(tellDraw("next roll of seat 1 in round 1", NAMES)).toBe("Jun rolls");
    expect(tellDraw("the wheel for seat 1", NAMES)).toBe("the wheel for Jun");
    expect(tellDraws("card # of seat # in round #")).toBe("Cards dealt to players");
    expect(tellDraws("first dealer of gamble #")).toBe("Who starts");
    expect(tellDraws("the wheel for seat #")).toBe("the wheel for seat #");
  });

  it("finds the rounds along the curve, one beside the other", () => {
    const points = [1, 1, 1, 2, 2, 3].map((round) => point({ round }));
    expect(stretches(points)).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 4 },
      { round: 3, from: 4, to: 5 },
    ]);
    expect(stretches([point({ round: 0 }), point({ round: 0 })])).toEqual([]);
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
