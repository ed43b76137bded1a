import { beforeAll, describe, expect, it } from "vitest";
import { change, telling, verdict } from "../src/pages/after/said";
import type { Decision } from "../src/review";
import { words } from "../src/words/words.svelte";

const decision = (choice: number, value: number, more: Partial<Decision> = {}): Decision => ({
  choice,
  seat: 0,
  chosen: "Stay",
  expert: "Draw",
  agreed: false,
  options: 3,
  gain: { value, margin: 0.021 },
  ...more,
});

beforeAll(() => words.speak("en"));

describe("A review in words", () => {
  it("says changes with sign and margin", () => {
    expect(change({ value: 0.058, margin: 0.02 })).toBe("+6 % ± 2");
    expect(change({ value: -0.12, margin: 0.1 })).toBe("−12 % ± 10");
    expect(change({ value: -0.001, margin: 0.1 })).toBe("0 % ± 10");
  });

  it("says what a decision was worth", () => {
    expect(verdict(decision(1, -0.1))).toBe("Stay. An expert: Draw. It cost 10 % ± 2.");
    expect(verdict(decision(1, 0.1))).toBe("Stay. An expert: Draw. It won 10 % ± 2 more.");
    expect(verdict(decision(1, 0.1, { agreed: true }))).toBe(
      "Stay, as an expert would. The others are 10 % ± 2 worse on average.",
    );
    expect(verdict(decision(1, 0.1, { agreed: true, options: 2 }))).toContain("The other choice is");
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
