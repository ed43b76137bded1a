import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { witnessed } from "../src/fair/mine";
import { hashOf, sealOf } from "../src/fair/terms";
import { keep, kept } from "../src/memory";
import { Link } from "../src/play/link.svelte";
import type { Gathering, Refusal, TableNews, Terms } from "../src/types";
import { done, FakeSocket, news } from "./sockets";

const PROMISED = "ab".repeat(32);
let refused: Refusal[];
let distrusted: number;
let link: Link;

/** The table while people settle the chance of the game. */
function table(gathering: Partial<Gathering> | null = {}, mine = [0]): TableNews {
  const { brief, ...rest } = news(mine);
  const sitters = brief.sitters.map((one, seat) => ({ ...one, person: `person ${seat}` }));
  return {
    ...rest,
    brief: { ...brief, sitters, status: "open", commitment: PROMISED },
    gathering: gathering && { round: 1, awaited: [0], terms: null, ...gathering },
  };
}

/** What is fixed, with my hash among it. */
function terms(more: Partial<Terms> = {}, round = 1): Terms {
  const { brief } = table();
  const mine = { seat: 0, hash: hashOf(kept(round === 1 ? "random.T" : `random-${round}.T`, "")) };
  const people = brief.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [[seat]] : []));
  return {
    ...{ game: brief.game, rules: 1, options: brief.options, seats: brief.sitters.length, people },
    ...{ commitment: PROMISED, commitments: [mine], left_out: [], withdrawn: [], ...more },
  };
}

function open(): void {
  link = new Link("T", {
    update: () => undefined,
    clock: () => undefined,
    refused: (refusal) => refused.push(refusal),
    distrusted: () => distrusted++,
  });
  link.open();
  FakeSocket.last.accept();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.take();
  localStorage.clear();
  refused = [];
  distrusted = 0;
  open();
});

afterEach(() => {
  link.close();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const committed = (): string[] => FakeSocket.all.flatMap((one) => one.asked("commit")).map((one) => one.hash);
const revealed = (): string[] => FakeSocket.all.flatMap((one) => one.asked("reveal")).map((one) => one.random);

describe("What I add to the chance of a game", () => {
  it("is promised by its hash, once, and revealed when all is fixed", () => {
    FakeSocket.last.say(table(null));
    expect(committed()).toEqual([]);
    FakeSocket.last.say(table(), table(), table({ awaited: [1] }));
    expect(committed()).toEqual([hashOf(kept("random.T", ""))]);
    expect(revealed()).toEqual([]);
    const all = terms();
    FakeSocket.last.say(table({ terms: all }), table({ terms: all }), table({ terms: all, awaited: [] }));
    expect(revealed()).toEqual([kept("random.T", "")]);
    expect(revealed()[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(witnessed("T")).toMatchObject({
      commitment: PROMISED,
      random: revealed()[0],
      sealed: { seal: sealOf(all), round: 1, heard: false },
    });
    FakeSocket.last.say(done(FakeSocket.last.asked("reveal")[0]!.id, 1));
    expect(witnessed("T").sealed?.heard).toBe(true);
  });

  it("is nothing where I only watch, or am not waited for", () => {
    FakeSocket.last.say(table({}, []), table({ awaited: [1] }, [2]));
    expect(committed()).toEqual([]);
  });

  it("is the same when it has to be sent again", () => {
    FakeSocket.last.say(table());
    FakeSocket.last.close();
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    expect(committed()).toHaveLength(2);
    expect(new Set(committed()).size).toBe(1);
  });

  it("can be revealed after the page was loaded anew", () => {
    FakeSocket.last.say(table());
    const all = terms();
    link.close();
    open();
    FakeSocket.last.say(table({ terms: all }));
    expect(revealed().map(hashOf)).toEqual(committed());
  });

  it("is something else in another round, after somebody has withdrawn", () => {
    FakeSocket.last.say(table());
    FakeSocket.last.say(table({ terms: terms() }));
    FakeSocket.last.say(table({ round: 2 }));
    FakeSocket.last.say(table({ round: 2, terms: terms({ withdrawn: [1] }, 2) }));
    expect(new Set(committed()).size).toBe(2);
    expect(revealed().map(hashOf)).toEqual(committed());
    expect(witnessed("T")).toMatchObject({ random: revealed()[1], sealed: { round: 2 } });
  });

  it("is not complained about when it comes too late: the news say who was left out", () => {
    FakeSocket.last.say(table());
    const { id } = FakeSocket.last.asked("commit")[0]!;
    FakeSocket.last.say({ message: "refused", id, code: "begun", reason: "The game has begun." });
    expect(refused).toEqual([]);
  });

  it("never replaces the promise that was seen first", () => {
    keep("commitment.T", "seen first");
    FakeSocket.last.say(table());
    expect(kept("commitment.T", "")).toBe("seen first");
  });
});

describe("I reveal nothing", () => {
  beforeEach(() => FakeSocket.last.say(table()));

  it("where a program of mine has promised something instead", () => {
    FakeSocket.last.say(table({ terms: terms({ commitments: [{ seat: 0, hash: "00".repeat(32) }] }) }));
    expect([revealed(), distrusted]).toEqual([[], 0]);
  });

  it.each([
    ["another promise of the house", { commitment: "cd".repeat(32) }],
    ["another game", { game: "vabanque" }],
    ["other options", { options: { first: 1 } }],
    ["one more seat", { seats: 9 }],
    ["other people", { people: [[0, 1]] }],
  ] as [string, Partial<Terms>][])("for %s", (_, more) => {
    FakeSocket.last.say(table({ terms: terms(more) }));
    expect([revealed(), distrusted]).toEqual([[], 1]);
  });

  it("a second time for other terms of the same round", () => {
    FakeSocket.last.say(table({ terms: terms() }));
    link.close();
    open();
    FakeSocket.last.say(table({ terms: terms({ left_out: [1] }) }));
    expect([revealed().length, distrusted]).toEqual([1, 1]);
  });

  it("anew, where nobody has withdrawn", () => {
    FakeSocket.last.say(table({ terms: terms() }));
    FakeSocket.last.say(table({ round: 2 }));
    FakeSocket.last.say(table({ round: 2, terms: terms({}, 2) }));
    expect([revealed().length, distrusted]).toEqual([1, 1]);
  });
});
