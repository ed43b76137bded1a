import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Seat } from "../src/games";
import { PAGE, Replay } from "../src/play/replay.svelte";
import type { Frame, Replay as Part } from "../src/types";
import { words } from "../src/words/words.svelte";
import { news } from "./sockets";

const TOTAL = 250;
const event = (name: string): GameEvent =>
  ({ type: `las_vegas.${name}`, seat: 1, face: 4, dice: 2, neutral: 0 }) as unknown as GameEvent;
let asked: { seat: Seat | null; since: number; count: number }[];
let broken: boolean;
let replay: Replay;

function frame(number: number, seat: Seat | null): Frame {
  const isShowdown = number % 5 === 0;
  return {
    number,
    choice: { choice: "moves", moves: [{ seat: number % 2, move: {} }] },
    events: isShowdown ? [event("Placed"), event("Won")] : [event("Placed")],
    steps: isShowdown ? [{ number: "a" }, { number: "b" }] : [],
    view: { seats: 2, phase: "Place", table: { number, seat } },
  } as unknown as Frame;
}

async function fetch(_: string, seat: Seat | null, since: number, count: number): Promise<Part> {
  asked.push({ seat, since, count });
  if (broken) throw new Error("offline");
  const frames = Array.from({ length: Math.max(0, Math.min(count, TOTAL - since)) }, (_, i) =>
    frame(since + i + 1, seat),
  );
  return { names: ["Ann", "Ann"], total: TOTAL, frames, result: { scores: [1, 2], places: [2, 1] }, stood: null };
}

const table = (): unknown => (replay.view.table as unknown as { number: unknown }).number;

beforeAll(() => words.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  broken = false;
  replay = new Replay(news(), null, fetch);
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

describe("A replay", () => {
  it("goes anywhere at once", async () => {
    await replay.jump(1);
    expect(replay.ready).toBe(true);
    expect(table()).toBe(1);
    expect(replay.total).toBe(TOTAL);
    expect(replay.names).toEqual(["Ann", "Ann 2"]);
    expect(replay.moves).toEqual([]);
    await replay.jump(205);
    expect(table()).toBe(205);
    expect(replay.event).toBeNull();
    await replay.jump(9_999);
    expect(replay.at).toBe(TOTAL);
    await replay.jump(-3);
    expect(replay.at).toBe(1);
  });

  it("comes to the end where an address names more than there is", async () => {
    await replay.jump(9_999);
    expect(replay.at).toBe(TOTAL);
    expect(table()).toBe(TOTAL);
    expect(replay.result?.places).toEqual([2, 1]);
  });

  it("moves forward by one with its motion, step by step", async () => {
    await replay.jump(4);
    const moment = replay.moment;
    const moving = replay.forward();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.at).toBe(5);
    expect(replay.event).toEqual(event("Placed"));
    expect(table()).toBe("a");
    await vi.advanceTimersByTimeAsync(560);
    expect(table()).toBe("b");
    expect(replay.moment).toBe(moment + 2);
    await vi.advanceTimersByTimeAsync(910);
    await moving;
    expect(replay.event).toBeNull();
    expect(table()).toBe(5);
  });

  it("is not held up by motion", async () => {
    await replay.jump(4);
    void replay.forward();
    await vi.advanceTimersByTimeAsync(10);
    void replay.forward();
    await vi.advanceTimersByTimeAsync(10);
    expect(replay.at).toBe(6);
    expect(table()).toBe(6);
    void replay.back();
    await vi.advanceTimersByTimeAsync(10);
    expect(replay.event).toBeNull();
    expect(table()).toBe(5);
  });

  it("fetches pages of frames ahead of need, each once", async () => {
    await replay.jump(1);
    expect(asked).toEqual([{ seat: null, since: 0, count: PAGE }]);
    await replay.jump(70);
    await replay.jump(80);
    expect(asked.map((one) => one.since)).toEqual([0, 100]);
    await replay.jump(249);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map((one) => one.since)).toEqual([0, 100, 200]);
  });

  it("keeps the log up to where we are", async () => {
    await replay.jump(150);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.lines.length).toBe(150 + 30);
    expect(new Set(replay.lines.map((line) => line.key)).size).toBe(180);
    await replay.jump(2);
    expect(replay.lines.length).toBe(2);
  });

  it("looks through other eyes at the same choice", async () => {
    await replay.jump(42);
    await replay.face(1);
    expect(replay.me).toBe(1);
    expect(replay.at).toBe(42);
    expect((replay.view.table as unknown as { seat: Seat }).seat).toBe(1);
    expect(asked.at(-1)?.seat).toBe(1);
  });

  it("says who is next, and what was done", async () => {
    await replay.jump(2);
    expect(replay.waiting).toEqual([1]);
    expect(replay.caption).toContain("Ann 2");
  });

  it("plays by itself, to the end", async () => {
    await replay.jump(TOTAL - 3);
    replay.speed = 4;
    void replay.play();
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replay.playing).toBe(false);
    expect(replay.at).toBe(TOTAL);
    expect(replay.result).not.toBeNull();
  });

  it("stops when it is paused", async () => {
    await replay.jump(1);
    void replay.play();
    await vi.advanceTimersByTimeAsync(1_000);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(replay.at).toBeLessThan(4);
    expect(replay.event).toBeNull();
  });

  it("stands still where the line is down, and goes on after", async () => {
    await replay.jump(20);
    broken = true;
    await replay.jump(220);
    expect(replay.trouble).not.toBeNull();
    expect(table()).toBe(20);
    broken = false;
    await replay.jump(220);
    expect(replay.trouble).toBeNull();
    expect(table()).toBe(220);
  });
});
