/** Whether every draw of a recorded game is the one that had to come. Worked out here, without asking the house. */
import type { Record as GameRecord } from "../types";
import { fromHex, hashing, joined, toHex, type Hashing } from "./sha256";

/** What is checked before any draw; in this order. */
export type Step = "fairness" | "secret" | "commitment" | "contributions" | "mine" | "digest" | "ending";

/** One draw: what came, and what had to come, if that is something else. */
export interface Finding {
  number: number;
  drawn: string;
  outcome: unknown;
  due: unknown;
  right: boolean;
}

export interface Verdict {
  /** what is wrong with the record as a whole; null if nothing is */
  wrong: Step | null;
  findings: Finding[];
  /** whether this browser remembers what it saw before and during the game, and compared it */
  compared: { commitment: boolean; mine: boolean; digest: boolean };
}

/** What this browser saw itself, at the time. */
export interface Witnessed {
  commitment?: string | undefined;
  random?: string | undefined;
  digest?: string | undefined;
}

interface Bag {
  things: unknown[];
  counts: number[];
}
type Odds =
  { of: "dice"; count: number; faces: number } | ({ of: "bag" } & Bag) | { of: "draws"; bag: Bag; count: number };
type Below = (number: bigint) => Promise<bigint>;

const ALL = 2n ** 256n;
const write = new TextEncoder();

/** The one way to write a value down: JSON without spaces, keys in alphabetical order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

const bytes = (value: unknown): Uint8Array => write.encode(canonical(value));

function places(number: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  for (let i = size - 1, rest = number; i >= 0; i--, rest = Math.floor(rest / 256)) out[i] = rest % 256;
  return out;
}

/** How many ways there are to choose some of so many. */
function ways(of: bigint, some: bigint): bigint {
  let found = 1n;
  for (let i = 1n; i <= some; i++) found = (found * (of - some + i)) / i;
  return found;
}

/** The roll in whose stretch a number falls: many ones come before few, then many twos, and so on. */
function roll(place: bigint, count: number, faces: number): number[] {
  const shown: number[] = [];
  let left = count;
  for (let others = faces - 1; others >= 0; others--) {
    let ones = left;
    for (;;) {
      const stretch = ways(BigInt(left), BigInt(ones)) * BigInt(others) ** BigInt(left - ones);
      if (place < stretch || ones === 0) break;
      place -= stretch;
      ones--;
    }
    place /= ways(BigInt(left), BigInt(ones));
    left -= ones;
    shown.push(ones);
  }
  return shown;
}

async function take(bag: Bag, below: Below): Promise<unknown> {
  let place = await below(BigInt(bag.counts.reduce((sum, count) => sum + count, 0)));
  let number = 0;
  while (place >= BigInt(bag.counts[number]!)) place -= BigInt(bag.counts[number++]!);
  bag.counts[number]!--;
  return bag.things[number];
}

/** What has to come. */
async function outcome(odds: Odds, below: Below): Promise<unknown> {
  if (odds.of === "dice") {
    return roll(await below(BigInt(odds.faces) ** BigInt(odds.count)), odds.count, odds.faces);
  }
  const from = odds.of === "draws" ? odds.bag : odds;
  const bag = { things: from.things, counts: [...from.counts] };
  if (odds.of === "bag") return take(bag, below);
  const found: unknown[] = [];
  for (let i = 0; i < odds.count; i++) found.push(await take(bag, below));
  return found;
}

async function digest(record: GameRecord, hash: Hashing): Promise<string> {
  const { game, rules, options, seats, choices } = record;
  let value = await hash.sha256(bytes({ game, rules, options, seats: seats.length }));
  for (const choice of choices) value = await hash.sha256(joined(value, bytes(choice)));
  return toHex(value);
}

/** The numbers of one draw; one that would favour some outcomes is passed over. */
function numbers(sign: (message: Uint8Array) => Promise<Uint8Array>, added: Uint8Array, draw: number): Below {
  let k = 0;
  return async (number) => {
    const fair = (ALL / number) * number;
    for (;;) {
      const word = BigInt(`0x${toHex(await sign(joined(added, places(draw, 8), places(k++, 4))))}`);
      if (word < fair) return word % number;
    }
  };
}

async function wrongStep(record: GameRecord, saw: Witnessed, hash: Hashing): Promise<Step | null> {
  const fairness = record.fairness;
  if (!fairness) return "fairness";
  const secret = fromHex(fairness.secret);
  if (!secret || toHex(await hash.sha256(secret)) !== fairness.commitment) return "secret";
  if (saw.commitment !== undefined && saw.commitment !== fairness.commitment) return "commitment";
  const seats = fairness.contributions.map((one) => one.seat);
  const isInOrder = seats.every((seat, i) => seat < record.seats.length && (i === 0 || seat > seats[i - 1]!));
  if (!isInOrder || !fairness.contributions.every((one) => fromHex(one.random))) return "contributions";
  if (saw.random !== undefined && !fairness.contributions.some((one) => one.random === saw.random)) return "mine";
  if ((await digest(record, hash)) !== record.digest) return "digest";
  return saw.digest !== undefined && saw.digest !== record.digest ? "ending" : null;
}

export async function check(
  record: GameRecord,
  saw: Witnessed = {},
  progress: (share: number) => void = () => undefined,
  hash: Hashing = hashing(),
): Promise<Verdict> {
  const compared = {
    commitment: saw.commitment !== undefined,
    mine: saw.random !== undefined,
    digest: saw.digest !== undefined,
  };
  const wrong = await wrongStep(record, saw, hash);
  if (wrong) return { wrong, findings: [], compared };
  const fairness = record.fairness!;
  const sign = await hash.hmac(fromHex(fairness.secret)!);
  const added = await hash.sha256(bytes(fairness.contributions));
  const findings: Finding[] = [];
  for (const [place, choice] of record.choices.entries()) {
    if (choice.choice !== "chance") continue;
    const due = await outcome(choice.odds as Odds, numbers(sign, added, findings.length));
    const right = canonical(due) === canonical(choice.outcome);
    findings.push({ number: place + 1, drawn: choice.drawn, outcome: choice.outcome, due, right });
    if (findings.length % 50 === 0) progress(place / record.choices.length);
  }
  return { wrong: null, findings, compared };
}
