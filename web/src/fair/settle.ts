/** What this browser says while the chance of a game is settled: a hash, then, when nothing can be changed, its bytes. */
import type { Seat } from "../games";
import type { Sitter, TableNews, Terms } from "../types";
import { isOneSeal, myRandom, promised } from "./mine";
import { canonical, hashOf, sealOf } from "./terms";

export type Answer =
  | { message: "commit"; hash: string; round: number }
  | { message: "reveal"; random: string; round: number }
  /** the terms are not what this page has seen: whoever reveals for them lets others choose */
  | { message: "distrust"; round: number };

/** The seats of each person. */
function people(sitters: readonly Sitter[]): Seat[][] {
  const found = new Map<string, Seat[]>();
  for (const [seat, { kind, person }] of sitters.entries())
    if (kind === "person" && person !== null) found.set(person, [...(found.get(person) ?? []), seat]);
  return [...found.values()];
}

/** The house's promise, the game and the people are those that this page was shown. */
function isAsShown(terms: Terms, { brief }: TableNews): boolean {
  return (
    terms.commitment === promised(brief.table, brief.commitment) &&
    terms.game === brief.game &&
    canonical(terms.options) === canonical(brief.options) &&
    terms.seats === brief.sitters.length &&
    canonical(terms.people) === canonical(people(brief.sitters))
  );
}

export function answer(news: TableNews): Answer | null {
  const { brief, mine, gathering } = news;
  if (!gathering || !mine.some((seat) => gathering.awaited.includes(seat))) return null;
  const { round, terms } = gathering;
  const random = myRandom(brief.table, round);
  const hash = hashOf(random);
  if (!terms) return { message: "commit", hash, round };
  // A program that plays for me may have committed instead.
  if (!terms.commitments.some((one) => one.hash === hash && mine.includes(one.seat))) return null;
  // Anew only for somebody who withdrew, and never for other terms: or the house could try until the dice suit it.
  const isSound = isAsShown(terms, news) && round <= terms.withdrawn.length + 1;
  const isAgreed = isSound && isOneSeal(brief.table, round, sealOf(terms));
  return isAgreed ? { message: "reveal", random, round } : { message: "distrust", round };
}
