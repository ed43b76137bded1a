import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Move } from "../src/games";
import { Link } from "../src/play/link.svelte";
import type { GameEvent } from "../src/games";
import type { Heard, Refusal, Update } from "../src/types";
import { done, FakeSocket, news, settle, update } from "./sockets";

const MOVE = { type: "las_vegas.Place", face: 4 } as unknown as Move;
const event = (name: string): GameEvent => ({ type: `las_vegas.${name}` }) as unknown as GameEvent;
const talk = (number: number): Heard => ({
  message: "heard",
  number,
  person: "p",
  name: "Jun",
  text: "Hm.",
  sign: null,
});

let heard: { update: Update; missed: boolean }[];
let refused: Refusal[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.take();
  heard = [];
  refused = [];
  link = new Link("T", {
    update: (update, missed) => heard.push({ update, missed }),
    clock: () => undefined,
    refused: (refusal) => refused.push(refusal),
    distrusted: () => undefined,
  });
  link.open();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = (): number[] => heard.map((one) => one.update.number);
function breakOff(): FakeSocket {
  FakeSocket.last.close();
  vi.advanceTimersByTime(10_000);
  return FakeSocket.last;
}

describe("A line to a table", () => {
  it("asks on arrival for all that happened before", () => {
    const socket = FakeSocket.last;
    expect(link.state).toBe("waiting");
    socket.accept();
    expect(link.state).toBe("open");
    socket.say(news(), update(7));
    expect(socket.asked("since")).toMatchObject([{ seat: 0, number: 0 }]);
    expect(heard).toMatchObject([{ missed: true, update: { number: 7, events: [] } }]);
    socket.say(update(7, { events: [event("Rolled")] }), done(socket.asked("since")[0]!.id, 7));
    expect(heard[1]).toMatchObject({ missed: true, update: { events: [event("Rolled")] } });
    expect(link.news?.brief.table).toBe("T");
  });

  it("tells what happens as it happens, and nothing twice", () => {
    settle(FakeSocket.last, 3);
    heard = [];
    FakeSocket.last.say(update(4), update(4), update(3), update(5));
    expect(numbers()).toEqual([4, 5]);
    expect(heard.every((one) => !one.missed)).toBe(true);
  });

  it("counts talk, which brings no update", () => {
    settle(FakeSocket.last, 3);
    heard = [];
    FakeSocket.last.say(talk(4), talk(4), talk(5), update(6));
    expect(link.talk).toHaveLength(2);
    expect(heard).toMatchObject([{ missed: false, update: { number: 6 } }]);
    expect(FakeSocket.last.asked("since")).toHaveLength(1);
  });

  it("asks when a number is left out", () => {
    settle(FakeSocket.last, 3);
    heard = [];
    FakeSocket.last.say(talk(4), update(7));
    const since = FakeSocket.last.asked("since")[1]!;
    expect(since).toMatchObject({ seat: 0, number: 3 });
    expect(heard).toEqual([]);
    FakeSocket.last.say(update(7, { events: [event("Placed")] }), done(since.id, 7));
    expect(heard).toMatchObject([{ missed: true, update: { number: 7, events: [event("Placed")] } }]);
  });

  it("comes back by itself, and asks for what was missed", () => {
    settle(FakeSocket.last, 3);
    FakeSocket.last.close();
    expect(link.state).toBe("lost");
    const socket = breakOff();
    expect(FakeSocket.all).toHaveLength(2);
    heard = [];
    socket.accept();
    socket.say(news(), update(6));
    const [since] = socket.asked("since");
    expect(since).toMatchObject({ number: 3 });
    // what happens while the answer is on its way is told after it, once
    socket.say(update(7, { events: [event("Tied")] }));
    socket.say(update(7, { events: [event("Placed"), event("Tied")] }), update(8), done(since!.id, 7));
    expect(numbers()).toEqual([7, 8]);
    expect(heard[0]).toMatchObject({ missed: true, update: { events: [event("Placed"), event("Tied")] } });
    expect(heard[1]!.missed).toBe(false);
  });

  it("has missed nothing where the numbers agree", () => {
    settle(FakeSocket.last, 3);
    const socket = breakOff();
    heard = [];
    socket.accept();
    socket.say(news(), update(3));
    expect(socket.asked("since")).toEqual([]);
    expect(heard).toMatchObject([{ missed: true, update: { number: 3, events: [] } }]);
  });

  it("sends a choice again until it is confirmed, under the same id", () => {
    settle(FakeSocket.last, 3);
    link.choose(0, MOVE, 3);
    const [first] = FakeSocket.last.asked("choose");
    expect(first).toMatchObject({ seat: 0, move: MOVE, turn: 3 });
    expect(link.pending).toBe(1);
    let socket = breakOff();
    socket.accept();
    expect(socket.asked("choose")).toEqual([first]);
    socket.say(done(first!.id, 4));
    expect(link.pending).toBe(0);
    socket = breakOff();
    socket.accept();
    expect(socket.asked("choose")).toEqual([]);
  });

  it("sends what was chosen while the line was down", () => {
    settle(FakeSocket.last, 3);
    FakeSocket.last.close();
    link.choose(0, MOVE, 3);
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("choose")).toHaveLength(1);
  });

  it("hears what is refused, and does not ask again", () => {
    settle(FakeSocket.last, 3);
    link.choose(0, MOVE, 3);
    const [asked] = FakeSocket.last.asked("choose");
    FakeSocket.last.say({ message: "refused", id: asked!.id, code: "illegal", reason: "No." });
    expect(refused).toMatchObject([{ code: "illegal" }]);
    expect(link.pending).toBe(0);
  });

  it("begins anew where the house did not listen", () => {
    settle(FakeSocket.last, 3);
    link.choose(0, MOVE, 3);
    FakeSocket.last.say({ message: "refused", id: "", code: "too-many", reason: "Wait." });
    expect(link.state).toBe("lost");
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("choose")).toHaveLength(1);
    expect(link.closedFor).toBeNull();
  });

  it("gives up when it is turned away", () => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ message: "refused", id: "", code: "no-table", reason: "There is no such table." });
    FakeSocket.last.close(4000, "no-table");
    expect(link.state).toBe("closed");
    expect(link.closedFor).toBe("no-table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("waits longer each time, but not for ever", () => {
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(8_000 * 1.3 + 1);
      expect(FakeSocket.all).toHaveLength(i + 2);
    }
    FakeSocket.last.close();
    vi.advanceTimersByTime(8_000 * 0.7 - 100);
    expect(FakeSocket.all).toHaveLength(9);
  });

  it("comes back at once when the network does, on one line only", () => {
    settle(FakeSocket.last, 3);
    FakeSocket.last.close();
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
    const [, second, third] = FakeSocket.all;
    second!.accept();
    expect(second!.readyState).toBe(FakeSocket.CLOSED);
    third!.accept();
    expect(link.state).toBe("open");
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("asks whether the house is there, and leaves a line that is silent", () => {
    settle(FakeSocket.last, 3);
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.last.asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CLOSED);
  });
});
