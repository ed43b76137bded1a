import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep, kept } from "../src/memory";
import { Link } from "../src/play/link.svelte";
import type { Refusal, TableNews } from "../src/types";
import { FakeSocket, news } from "./sockets";

const PROMISED = "ab".repeat(32);
let refused: Refusal[];
let link: Link;

/** The table while people add to the chance of the game. */
function gathering(more: Partial<TableNews> = {}): TableNews {
  const { brief, ...rest } = news(more.mine ?? [0]);
  return {
    ...rest,
    brief: { ...brief, status: "open", commitment: PROMISED },
    gathering: true,
    contributed: [],
    left_out: [],
    ...more,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.take();
  localStorage.clear();
  refused = [];
  link = new Link("T", {
    update: () => undefined,
    clock: () => undefined,
    refused: (refusal) => refused.push(refusal),
  });
  link.open();
  FakeSocket.last.accept();
});

afterEach(() => {
  link.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (): string[] => FakeSocket.all.flatMap((one) => one.asked("contribute")).map((one) => one.random);

describe("What I add to the chance of a game", () => {
  it("is 32 random bytes, sent once and kept beside what the house promised", () => {
    FakeSocket.last.say(gathering({ gathering: false }));
    expect(sent()).toEqual([]);
    FakeSocket.last.say(gathering(), gathering(), gathering({ contributed: [0] }));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(kept("random.T", "")).toBe(sent()[0]);
    expect(kept("commitment.T", "")).toBe(PROMISED);
  });

  it("is nothing where I only watch, or have added already", () => {
    FakeSocket.last.say(gathering({ mine: [] }), gathering({ mine: [1, 2], contributed: [1] }));
    expect(sent()).toEqual([]);
  });

  it("is the same when it has to be sent again", () => {
    FakeSocket.last.say(gathering());
    FakeSocket.last.close();
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.accept();
    FakeSocket.last.say(gathering());
    expect(sent()).toHaveLength(2);
    expect(new Set(sent()).size).toBe(1);
  });

  it("is not complained about when it comes too late: the news say who was left out", () => {
    FakeSocket.last.say(gathering());
    const { id } = FakeSocket.last.asked("contribute")[0]!;
    FakeSocket.last.say({ message: "refused", id, code: "begun", reason: "The game has begun." });
    expect(refused).toEqual([]);
  });

  it("never replaces the promise that was seen first", () => {
    keep("commitment.T", "seen first");
    FakeSocket.last.say(gathering());
    expect(kept("commitment.T", "")).toBe("seen first");
  });
});
