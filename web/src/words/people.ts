/** Who a move or an event is about, and where people are named in a sentence. */
import { KINDS } from "../games/kinds";
import type { Tagged } from "./words.svelte";

/** The first seat that it names. */
export function whose(thing: Tagged): number | null {
  const kinds = KINDS[thing.type] ?? {};
  for (const [field, value] of Object.entries(thing)) {
    if (kinds[field] === "seat" && typeof value === "number") return value;
  }
  return null;
}

/** A sentence in pieces: those that are names of people, and the rest. */
export function named(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text, isName: false }];
  const pattern = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "u");
  return text
    .split(new RegExp(pattern, "gu"))
    .filter(Boolean)
    .map((part) => ({ text: part, isName: known.includes(part) }));
}
