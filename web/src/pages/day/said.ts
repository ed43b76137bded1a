/** The deal of the day in words, and what a strip of decisions says. */
import type { DayDecision } from "../../types";
import { canonical } from "../../fair/terms";
import { words } from "../../words/words.svelte";

/** Whom one may play against. */
export type Opposition = "regular" | "expert";

const HOUR = 3600; // seconds
const DEAL = "day "; // the name of a day's deal is this word and its date

/** The date of a day's deal; nothing if a table has another deal, or none. */
export const dateOf = (deal: string): string => (deal.startsWith(DEAL) ? deal.slice(DEAL.length) : "");

/** Of ordinals, where a language has several. */
const ENDINGS: { [kind in Intl.LDMLPluralRule]?: string } = { one: "st", two: "nd", few: "rd" };

/** A place: 23rd. */
export function place(rank: number): string {
  const kind = new Intl.PluralRules(words.language, { type: "ordinal" }).select(rank);
  return words.say("day-place", { place: rank, ending: ENDINGS[kind] ?? "th" });
}

/** A day in words: Saturday 14 November. Days begin at midnight UTC. */
export function dayName(date: string, how: Intl.DateTimeFormatOptions = LONG): string {
  return new Intl.DateTimeFormat(words.language, { timeZone: "UTC", ...how }).format(new Date(`${date}T00:00:00Z`));
}

const LONG: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };

/** Two letters for a day of the week. */
export const weekday = (date: string): string => dayName(date, { weekday: "short" }).slice(0, 2);

/** Whole hours that are left. */
export const hoursLeft = (until: number, now: number): number => Math.max(0, Math.floor((until - now) / HOUR));

/** When a deal is opened, by the reader's own clock. */
export function clockTime(seconds: number): string {
  const how: Intl.DateTimeFormatOptions = { weekday: "long", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(words.language, how).format(new Date(seconds * 1000));
}

/** A result that need not be exact: 430k. */
export function short(amount: number): string {
  const how = { notation: "compact", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.language, how).format(amount).replace("-", "−");
}

const isSame = (a: unknown, b: unknown): boolean => b !== null && canonical(a) === canonical(b);

export const isAsExpert = (one: DayDecision): boolean => isSame(one.move, one.expert);
export const isAsMost = (one: DayDecision): boolean => isSame(one.move, one.most);

/** How many of my decisions were the expert's, and how many those of most people. */
export function counts(decisions: readonly DayDecision[]) {
  return {
    of: decisions.length,
    expert: decisions.filter(isAsExpert).length,
    most: decisions.filter(isAsMost).length,
    /** whether enough people met any of these */
    hasMost: decisions.some((one) => one.most !== null),
  };
}

/** Decisions at which people were of different minds, the most divided first. */
export function divided(decisions: readonly DayDecision[], count: number): DayDecision[] {
  const largest = (one: DayDecision): number => (one.chosen[0]?.count ?? 0) / one.met;
  return decisions
    .filter((one) => one.chosen.length > 1)
    .sort((a, b) => largest(a) - largest(b))
    .slice(0, count);
}
