import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Move } from "../src/games";
import { Live } from "../src/play/live.svelte";
import { settings } from "../src/settings.svelte";
import type { Clock, Update } from "../src/types";
import { words } from "../src/words/words.svelte";
import { done, FakeSocket, settle, update } from "./sockets";

const event = (name: string): GameEvent => ({ type: `las_vegas.${name}`, seat: 1 }) as unknown as GameEvent;
const place = (face: number): Move => ({ type: "las_vegas.Place", face }) as unknown as Move;
const TWO = [place(1), place(4)];
const STEPS = [{ number: "a" }, { number: "b" }] as unknown as Update["steps"];

let live: Live;
const table = (): unknown => (live.view.table as unknown as { number: unknown }).number;
const say = (...updates: Update[]): void => FakeSocket.last.say(...updates);

beforeAll(() => words.speak("en"));

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.take();
  settings.speed = 1;
  settings.oneTap = false;
  settings.calm = false;
  live = new Live("T");
  live.open();
  settle(FakeSocket.last, 3, { moves: TWO });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("What is shown", () => {
  it("is how things stand, on arrival", () => {
    expect(live.begun).toBe(true);
    expect(live.me).toBe(0);
    expect(live.names).toEqual(["Mika", "Jun"]);
    expect(table()).toBe(3);
    expect(live.event).toBeNull();
    expect(live.moves).toEqual(TWO);
  });

  it("is one event after the other, with the table after each", async () => {
    say(update(4, { events: [event("Placed"), event("Won")], steps: STEPS, moves: TWO }));
    expect(live.event).toEqual(event("Placed"));
    expect(table()).toBe("a");
    expect(live.moves).toEqual([]);
    expect(live.lines.map((line) => line.event)).toEqual([event("Placed")]); // what is told is what is shown
    expect(live.progress).toEqual({ at: 1, of: 2 });
    const moment = live.moment;
    await vi.advanceTimersByTimeAsync(560);
    expect(live.event).toEqual(event("Won"));
    expect(live.lines.map((line) => line.event)).toEqual([event("Placed"), event("Won")]);
    expect(table()).toBe("b");
    expect(live.moment).toBe(moment + 1);
    await vi.advanceTimersByTimeAsync(910);
    expect(live.event).toBeNull();
    expect(table()).toBe(4);
    expect(live.moves).toEqual(TWO);
  });

  it("waits its turn while something else is shown", async () => {
    say(update(4, { events: [event("Placed")] }), update(5, { events: [event("Won")] }));
    expect(live.event).toEqual(event("Placed"));
    await vi.advanceTimersByTimeAsync(560);
    expect(live.event).toEqual(event("Won"));
    await vi.advanceTimersByTimeAsync(910);
    expect(live.event).toBeNull();
    expect(table()).toBe(5);
  });

  it("goes to the next step by a tap, and to that only", async () => {
    say(update(4, { events: [event("Placed"), event("Won")], steps: STEPS }), update(5, { moves: TWO }));
    live.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.event).toEqual(event("Won"));
    expect(table()).toBe("b");
    expect(live.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(910);
    expect(table()).toBe(5);
    expect(live.moves).toEqual(TWO);
  });

  it("is how things stand now for whoever asks for that", async () => {
    say(update(4, { events: [event("Placed"), event("Won")], steps: STEPS }), update(5, { moves: TWO }));
    live.toNow();
    expect(live.event).toBeNull();
    expect(table()).toBe(5);
    expect(live.lines).toHaveLength(2);
    expect(live.moves).toEqual(TWO);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table()).toBe(5);
    say(update(6, { events: [event("Placed")] }));
    expect(live.event).toEqual(event("Placed"));
  });

  it("is there at once for who wants no motion", () => {
    settings.speed = 0;
    say(update(4, { events: [event("Placed"), event("Won")], steps: STEPS }));
    expect(live.event).toBeNull();
    expect(table()).toBe(4);
    expect(live.lines).toHaveLength(2);
  });

  it("ends with the page", async () => {
    say(update(4, { events: [event("Placed"), event("Won")], steps: STEPS }));
    const moment = live.moment;
    live.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(live.moment).toBe(moment);
  });

  it("is the result when everything was shown", async () => {
    const result = { scores: [5, 3], places: [1, 2] };
    say(update(4, { events: [event("Won")], result }));
    expect(live.result).toBeNull();
    await vi.advanceTimersByTimeAsync(910);
    expect(live.result).toEqual(result);
  });
});

describe("What I choose", () => {
  const sent = (): Move[] => FakeSocket.last.asked("choose").map((one) => one.move);

  it("is sent when I say so", () => {
    live.choose(live.moves[1]!);
    expect(live.chosen).toEqual(place(4));
    expect(sent()).toEqual([]);
    live.send();
    expect(sent()).toEqual([place(4)]);
    expect(FakeSocket.last.asked("choose")[0]).toMatchObject({ seat: 0, turn: 3 });
  });

  it("is sent by one tap for who wants it so", () => {
    settings.oneTap = true;
    live.choose(live.moves[0]!);
    expect(sent()).toEqual([place(1)]);
  });

  it("can be taken back before", () => {
    live.choose(live.moves[0]!);
    live.choose(null);
    live.send();
    expect(sent()).toEqual([]);
  });

  it("is asked for only once, until the table shows it", () => {
    live.send(live.moves[0]);
    expect(live.sending).toBe(true);
    expect(live.moves).toEqual([]);
    live.send(place(4));
    expect(sent()).toHaveLength(1);
    FakeSocket.last.say(done(FakeSocket.last.asked("choose")[0]!.id, 4));
    expect(live.moves).toEqual([]); // confirmed, but not yet seen
    say(update(4, { moves: TWO }));
    expect(live.sending).toBe(false);
    expect(live.moves).toEqual(TWO);
  });

  it("may be chosen anew when it was refused", () => {
    live.send(live.moves[0]);
    const { id } = FakeSocket.last.asked("choose")[0]!;
    FakeSocket.last.say({ message: "refused", id, code: "illegal", reason: "No." });
    expect(live.refusal?.code).toBe("illegal");
    expect(live.moves).toEqual(TWO);
  });

  it("is answered in a word when it came too late", () => {
    live.send(live.moves[0]);
    const { id } = FakeSocket.last.asked("choose")[0]!;
    FakeSocket.last.say({ message: "refused", id, code: "stale", reason: "Too late." });
    expect(live.refusal?.code).toBe("stale");
    expect(live.moves).toEqual(TWO);
  });

  it("stays when somebody comes or goes", () => {
    const before = live.moves;
    live.choose(live.moves[1]!);
    say(update(4, { turn: 3, moves: TWO }));
    expect(live.chosen).toEqual(place(4));
    expect(live.moves).toBe(before);
    say(update(5, { turn: 4, moves: TWO }));
    expect(live.chosen).toBeNull();
  });

  it("is chosen already where there is no choice, also after a refusal", () => {
    say(update(4, { moves: [place(2)] }));
    expect(live.chosen).toEqual(place(2));
    live.send();
    const { id } = FakeSocket.last.asked("choose")[0]!;
    FakeSocket.last.say({ message: "refused", id, code: "again", reason: "Again." });
    expect(live.chosen).toEqual(place(2));
  });

  it("knows what it leads to", () => {
    const preview = { bill: 30, tied: false, place: 1 } as unknown as Update["previews"][number];
    say(update(4, { moves: TWO, previews: [null, preview] }));
    expect(live.preview(live.moves[1]!)).toEqual(preview);
    expect(live.preview(live.moves[0]!)).toBeNull();
    expect(live.preview(place(6))).toBeNull();
  });
});

describe("The clock", () => {
  const clock = (more: Partial<Clock>): void =>
    FakeSocket.last.say({ message: "clock", turn: 4, left: 20, total: 20, runs: true, ...more });

  it("stands until the house says that it runs, and is reckoned from when that came", async () => {
    say(update(4, { moves: TWO, left: 20, total: 20, runs: false }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(live.seconds).toBe(20);
    clock({});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(live.seconds).toBeCloseTo(15, 1);
    expect(live.clock).toBeCloseTo(0.75, 2);
    clock({ turn: 3, left: 1 }); // of a question that is over
    expect(live.seconds).toBeCloseTo(15, 1);
    say(update(5, { left: null }));
    expect(live.seconds).toBeNull();
  });

  it("counts from when an update came, not from when it is shown", async () => {
    say(update(4, { events: [event("Won")], moves: TWO, left: 20, total: 20, runs: true }));
    expect(live.seconds).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.seconds).toBeCloseTo(19, 1);
  });

  it("begins when I can act: the page says how far it has shown the table", async () => {
    const shown = (): number[] => FakeSocket.last.asked("shown").map((one) => one.number);
    expect(shown()).toEqual([3, 3]); // on arrival, and after what was before
    say(update(4, { events: [event("Won")], moves: TWO, left: 20, total: 20 }));
    expect(shown()).toEqual([3, 3]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toEqual([3, 3, 4]);
  });

  it("makes showing shorter, so that everything is shown in time", async () => {
    const many = Array<GameEvent>(20).fill(event("Won"));
    say(update(4, { events: many, moves: TWO, left: 90, total: 90 }));
    await vi.advanceTimersByTimeAsync(5_300);
    expect(live.event).toBeNull();
    expect(live.moves).toEqual(TWO);
  });

  it("lets nothing wait behind what is shown where seconds count, and asks when everybody can answer", () => {
    say(update(4, { events: [event("Won"), event("Won")], moves: TWO, left: 10, total: 10, runs: false }));
    expect(live.event).toBeNull();
    expect(live.isGettingReady).toBe(true);
    expect(live.moves).toEqual([]);
    clock({ left: 10, total: 10 });
    expect(live.moves).toEqual(TWO);
  });

  it("leaves an auction that runs open to everybody while a call starts its clock again", () => {
    say(update(4, { moves: TWO, left: 10, total: 10, runs: true }));
    expect(live.moves).toEqual(TWO);
    for (const number of [5, 6]) {
      say(update(number, { events: [event("Called")], moves: [place(4)], left: 5, total: 5, runs: false }));
      expect(live.moves).toEqual([place(4)]);
    }
  });
});

describe("A round that is over", () => {
  const begun = event("Started");
  const won = event("Won");

  beforeEach(async () => {
    live.begins = (one) => one.type.endsWith("Started");
    say(update(4, { events: [begun] }));
    await vi.advanceTimersByTimeAsync(2_000);
  });

  it("is summed up before the next one begins, and goes on by itself or by a tap", async () => {
    say(update(5, { events: [won, begun], moves: TWO }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.summary).toEqual({ number: 1, events: [begun, won] });
    expect(live.moves).toEqual([]);
    expect(live.lines).toHaveLength(2); // the next round is not told yet
    live.skip();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.summary).toBeNull();
    expect(live.moves).toEqual(TWO);
    const line = live.lines.at(-1)!;
    expect(live.roundEndedBy(line)).toEqual({ number: 1, events: [begun, won] });
    say(update(6, { events: [won, begun] }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.summary).toBeNull();
    expect(live.lines).toHaveLength(5);
  });

  it("is what one sees where nothing else is shown", async () => {
    settings.speed = 0;
    say(update(5, { events: [won, begun], moves: TWO }));
    expect(live.summary?.number).toBe(1);
    live.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.moves).toEqual(TWO);
  });

  it("comes before the end of the game", async () => {
    say(update(5, { events: [won], result: { scores: [1, 0], places: [1, 2] } }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.summary?.number).toBe(1);
    expect(live.result).toBeNull();
    live.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(live.result).not.toBeNull();
  });
});
