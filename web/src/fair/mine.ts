/** What this browser saw and added at a table, kept to be revealed after a reload, and compared when the game is over. */
import { keep, kept } from "../memory";
import type { Seat } from "../games";

/** Random bytes, in hexadecimal. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function once(what: string, table: string, made: () => string): string {
  const name = `${what}.${table}`;
  const value = kept(name, "") || made();
  keep(name, value);
  return value;
}

const randomOf = (round: number): string => (round === 1 ? "random" : `random-${round}`);

/** My own random bytes for a table, others in each round: the same, however often they are asked for. */
export const myRandom = (table: string, round = 1): string => once(randomOf(round), table, () => randomHex(32));

/** My own random bytes for a table that has no name yet: where they play again who have played at this one. */
export const forRematch = (table: string): string => once("random-again", table, () => randomHex(32));

/** What I have promised before the table had a name. */
export const gave = (table: string, random: string): string => once("random", table, () => random);

/** What the house has promised, as it was seen first. */
export const promised = (table: string, commitment: string): string => once("commitment", table, () => commitment);

/** The digest of all choices, as it was told at the end. */
export const ended = (table: string, digest: string): string => once("digest", table, () => digest);

/** Whether this is the seal for which I reveal my bytes in this round; it is, if there was none before. */
export function isOneSeal(table: string, round: number, seal: string): boolean {
  const isOne = once(`seal-${round}`, table, () => seal) === seal;
  if (isOne) keep(`round.${table}`, Math.max(round, kept(`round.${table}`, 0)));
  return isOne;
}

/** The house has acknowledged my bytes of this round. */
export const heard = (table: string, round: number): void => keep(`heard.${table}`, round);

/** What this browser saw itself, at the time. */
export interface Witnessed {
  commitment?: string;
  digest?: string;
  /** my bytes: where nobody committed to any, those that I have sent */
  random?: string;
  /** the latest seal for which I have revealed my bytes, its round, and whether the house has acknowledged them */
  sealed?: { seal: string; round: number; heard: boolean };
  /** my seats */
  seats?: readonly Seat[];
}

/** What this browser can bear witness to. */
export function witnessed(table: string): Witnessed {
  const round = kept(`round.${table}`, 0);
  const found = (what: string) => kept(`${what}.${table}`, "");
  const saw = { commitment: found("commitment"), digest: found("digest"), random: found(randomOf(round || 1)) };
  return {
    ...Object.fromEntries(Object.entries(saw).filter(([, value]) => value)),
    ...(round ? { sealed: { seal: found(`seal-${round}`), round, heard: kept(`heard.${table}`, 0) === round } } : {}),
  };
}
