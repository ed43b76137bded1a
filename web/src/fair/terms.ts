/** What chance hangs on beside the secret and the bytes that people add, and the hash of it: the seal of a game. */
import type { Seat } from "../games";
import type { Dealt, Fairness, OlderFairness, Record as GameRecord, Terms } from "../types";
import { fromHex, ownSha256, toHex } from "./sha256";

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

export const bytes = (value: unknown): Uint8Array => write.encode(canonical(value));

/** The hash of 32 bytes in hexadecimal. */
export const hashOf = (random: string): string => toHex(ownSha256(fromHex(random)!));

export const sealOf = (terms: Terms): string => toHex(ownSha256(bytes(terms)));

export type AnyFairness = Fairness | OlderFairness | Dealt;

/** Whether the dice and cards are those of a deal: nobody at the table adds to them. */
export const isDealt = (fairness: AnyFairness): fairness is Dealt => "scheme" in fairness && fairness.scheme === 3;

/** Whether everybody committed before anybody revealed. */
export const isSealed = (fairness: AnyFairness): fairness is Fairness => "scheme" in fairness && fairness.scheme !== 3;

/** What had been agreed on before anybody revealed their bytes, as a record has it. */
export function termsOf({ game, rules, options, seats }: GameRecord, fairness: Fairness): Terms {
  const { people, commitment, left_out, withdrawn } = fairness;
  const commitments = fairness.contributions.map(({ seat, random }) => ({ seat, hash: hashOf(random) }));
  return { game, rules, options, seats: seats.length, people, commitment, commitments, left_out, withdrawn };
}

const isInOrder = (seats: readonly Seat[]): boolean =>
  seats.every((seat, i) => Number.isInteger(seat) && seat >= 0 && (i === 0 || seat > seats[i - 1]!));

/** Whether only people added, and everybody who played is named once: as having added, left out, or withdrawn. */
export function namesEverybody({ people, contributions, left_out, withdrawn }: Fairness, seats: number): boolean {
  const firsts = people.map((own) => own[0] ?? -1);
  const taken = people.flat();
  const given = contributions.map((one) => one.seat);
  const named = [...given, ...left_out, ...withdrawn].sort((a, b) => a - b);
  return (
    isInOrder(firsts) &&
    people.every(isInOrder) &&
    new Set(taken).size === taken.length &&
    taken.every((seat) => seat < seats) &&
    [given, left_out, withdrawn].every(isInOrder) &&
    canonical(named) === canonical(firsts)
  );
}
