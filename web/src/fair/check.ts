/** Whether every draw of a recorded game is the one that had to come. Worked out here, without asking the house. */
import type { Dealt, Fairness, OlderFairness, Record as GameRecord } from "../types";
import type { Witnessed } from "./mine";
import { fromHex, hashing, joined, toHex, type Hashing } from "./sha256";
import { bytes, canonical, isDealt, isSealed, namesEverybody, sealOf, termsOf, type AnyFairness } from "./terms";

/** What is checked before any draw; in this order. `closed`: nothing is wrong, but the secret is not shown yet. */
export type Step =
  "fairness" | "closed" | "secret" | "commitment" | "contributions" | "people" | "seal" | "mine" | "digest" | "ending";

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
  /** what I had revealed does not count, and that need not be anybody's fault: the others have gone on without me */
  unheard: boolean;
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

/** What the digest covers: the secret of a deal is shown later, and follows from its commitment. */
function covered(fairness: AnyFairness | undefined): object {
  if (!fairness) return {};
  if (isDealt(fairness)) {
    const { secret: _, ...rest } = fairness;
    return { fairness: rest };
  }
  return isSealed(fairness) ? { fairness } : {};
}

async function digest(record: GameRecord, hash: Hashing): Promise<string> {
  const { game, rules, options, seats, choices } = record;
  const settled = covered(record.fairness);
  let value = await hash.sha256(bytes({ game, rules, options, seats: seats.length, ...settled }));
  for (const choice of choices) value = await hash.sha256(joined(value, bytes(choice)));
  return toHex(value);
}

/** The numbers of one draw; one that would favour some outcomes is passed over. */
function numbers(sign: Sign, added: Uint8Array, draw: number): Below {
  let k = 0;
  return async (number) => {
    const fair = (ALL / number) * number;
    for (;;) {
      const word = BigInt(`0x${toHex(await sign(joined(added, places(draw, 8), places(k++, 4))))}`);
      if (word < fair) return word % number;
    }
  };
}

type Sign = (message: Uint8Array) => Promise<Uint8Array>;
/** The numbers of the next draw, given what is drawn. */
type Coming = (drawn: string) => Promise<Below>;

function numbersInTurn(sign: Sign, given: Uint8Array): Coming {
  let draw = 0;
  return async () => numbers(sign, given, draw++);
}

/** By what is drawn, and how often it was drawn before. */
function numbersDealt(sign: Sign, hash: Hashing): Coming {
  const times = new Map<string, number>();
  return async (drawn) => {
    const before = times.get(drawn) ?? 0;
    times.set(drawn, before + 1);
    return numbers(sign, await hash.sha256(write.encode(drawn)), before);
  };
}

/** Whether it can be that I am named as left out, or withdrawn, although I have revealed bytes for some seal. */
function isExcused({ left_out, withdrawn }: Fairness, { seats = [], sealed }: Witnessed): boolean {
  if (!sealed) return true;
  const others = withdrawn.filter((seat) => !seats.includes(seat));
  const wentOn = others.length >= sealed.round; // others withdrew after that, and I did not take part any more
  const isLost = !sealed.heard && seats.some((seat) => withdrawn.includes(seat)); // on the way to the house
  return isLost || (wentOn && seats.some((seat) => left_out.includes(seat) || withdrawn.includes(seat)));
}

/** What this browser took part in is what counts. */
function wrongForMe(record: GameRecord, fairness: Fairness | OlderFairness, saw: Witnessed): Step | null {
  const isThere = fairness.contributions.some((one) => one.random === saw.random);
  if (!isSealed(fairness)) {
    if (saw.sealed) return "seal";
    return saw.random === undefined || isThere || saw.seats?.some((seat) => fairness.left_out.includes(seat))
      ? null
      : "mine";
  }
  if (!saw.sealed || sealOf(termsOf(record, fairness)) === saw.sealed.seal || isExcused(fairness, saw)) return null;
  return isThere ? "seal" : "mine";
}

async function wrongStep(record: GameRecord, saw: Witnessed, hash: Hashing): Promise<Step | null> {
  const fairness = record.fairness;
  if (!fairness) return "fairness";
  if (isDealt(fairness) && !fairness.secret) return "closed";
  const secret = fromHex(fairness.secret ?? "");
  if (!secret || toHex(await hash.sha256(secret)) !== fairness.commitment) return "secret";
  if (saw.commitment !== undefined && saw.commitment !== fairness.commitment) return "commitment";
  const wrong = isDealt(fairness)
    ? wrongDeal(fairness)
    : (wrongPeople(record, fairness) ?? wrongForMe(record, fairness, saw));
  if (wrong) return wrong;
  if ((await digest(record, hash)) !== record.digest) return "digest";
  return saw.digest !== undefined && saw.digest !== record.digest ? "ending" : null;
}

/** A game of a deal has nothing but the deal. */
const wrongDeal = (fairness: Dealt): Step | null =>
  canonical(Object.keys(fairness).sort()) === canonical(["commitment", "deal", "scheme", "secret"]) ? null : "people";

/** Who added to the chance of the game, and who did not. */
function wrongPeople(record: GameRecord, fairness: Fairness | OlderFairness): Step | null {
  const seats = fairness.contributions.map((one) => one.seat);
  const isInOrder = seats.every((seat, i) => seat < record.seats.length && (i === 0 || seat > seats[i - 1]!));
  if (!isInOrder || !fairness.contributions.every((one) => fromHex(one.random))) return "contributions";
  const isKnown = !isSealed(fairness) || (fairness.scheme === 2 && namesEverybody(fairness, record.seats.length));
  return isKnown ? null : "people";
}

/** What people have added, in 32 bytes. */
async function added(record: GameRecord, fairness: Fairness | OlderFairness, hash: Hashing): Promise<Uint8Array> {
  if (!isSealed(fairness)) return hash.sha256(bytes(fairness.contributions));
  const shown = fairness.contributions.map((one) => fromHex(one.random)!);
  return hash.sha256(joined(fromHex(sealOf(termsOf(record, fairness)))!, ...shown));
}

export async function check(
  record: GameRecord,
  saw: Witnessed = {},
  progress: (share: number) => void = () => undefined,
  hash: Hashing = hashing(),
): Promise<Verdict> {
  const wrong = await wrongStep(record, saw, hash);
  const fairness = record.fairness;
  const isMine =
    fairness !== undefined && !isDealt(fairness) && fairness.contributions.some((one) => one.random === saw.random);
  const compared = {
    commitment: saw.commitment !== undefined,
    mine: isMine,
    digest: saw.digest !== undefined,
  };
  const unheard = saw.sealed !== undefined && !isMine;
  if (wrong || !fairness) return { wrong, findings: [], compared, unheard };
  const sign = await hash.hmac(fromHex(fairness.secret!)!);
  const coming = isDealt(fairness)
    ? numbersDealt(sign, hash)
    : numbersInTurn(sign, await added(record, fairness, hash));
  const findings: Finding[] = [];
  for (const [place, choice] of record.choices.entries()) {
    if (choice.choice !== "chance") continue;
    const due = await outcome(choice.odds as Odds, await coming(choice.drawn));
    const right = canonical(due) === canonical(choice.outcome);
    findings.push({ number: place + 1, drawn: choice.drawn, outcome: choice.outcome, due, right });
    if (findings.length % 50 === 0) progress(place / record.choices.length);
  }
  return { wrong: null, findings, compared, unheard };
}
