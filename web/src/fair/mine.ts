/** What this browser saw and added at a table, kept so that it can be compared when the game is over. */
import { keep, kept } from "../memory";

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

/** My own random bytes for a table: the same, however often they are asked for. */
export const myRandom = (table: string): string => once("random", table, () => randomHex(32));

/** What I added before the table had a name. */
export const gave = (table: string, random: string): string => once("random", table, () => random);

/** What the house has promised, as it was seen first. */
export const promised = (table: string, commitment: string): string => once("commitment", table, () => commitment);

/** The digest of all choices, as it was told at the end. */
export const ended = (table: string, digest: string): string => once("digest", table, () => digest);

/** What this browser can bear witness to. */
export function witnessed(table: string): { commitment?: string; random?: string; digest?: string } {
  const found = (what: string) => kept(`${what}.${table}`, "");
  return Object.fromEntries(
    ["commitment", "random", "digest"].flatMap((what) => (found(what) ? [[what, found(what)]] : [])),
  );
}
