import { expect, test } from "vitest";
import { Rounds } from "$web/play/rounds";

const line = (key: number, type: string) => ({ key, event: { type }, at: null }) as never;
const begins = (event: { type: string }) => event.type === "deal";
const ends = (event: { type: string }) => event.type === "finished";

test("a round ends where the next begins", () => {
  const rounds = new Rounds();
  ["before", "deal", "pay", "deal"].forEach((type, key) => rounds.add(line(key, type), begins as never));
  expect(rounds.isOpen).toBe(true);
  expect(rounds.endedBefore(line(3, "deal"))).toEqual({ number: 1, events: [{ type: "deal" }, { type: "pay" }] });
  expect(rounds.latestEnded(false)?.number).toBe(1);
  expect(rounds.latestEnded(true)?.number).toBe(2);
});

test("the last round of a gamble ends with it, and what comes between two gambles belongs to none", () => {
  const rounds = new Rounds();
  const told = ["deal", "pay", "finished", "began", "deal"].map((type, key) => line(key, type));
  for (const one of told.slice(0, 4)) rounds.add(one, begins as never, ends as never);
  expect(rounds.isOpen).toBe(false);
  expect(rounds.latestEnded(false)).toEqual({ number: 1, events: [{ type: "deal" }, { type: "pay" }] });
  expect(rounds.endedBefore(told[2]!)?.number).toBe(1);
  rounds.add(told[4]!, begins as never, ends as never);
  expect(rounds.endedBefore(told[4]!)).toBeNull();
  expect(rounds.open).toEqual({ number: 2, events: [{ type: "deal" }] });
});
