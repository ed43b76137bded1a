/** What the pages of results work out from what the house tells them. */
import type { Face, FinishedGame, Sitter } from "../../types";
import { levelName } from "../../words/levels";
import { words } from "../../words/words.svelte";

/** Where somebody's page is; nothing for whoever was forgotten. */
export function pathOf(face: Pick<Face, "kind" | "id" | "is_me">): string | null {
  if (!face.id) return null;
  if (face.is_me && face.kind === "person") return "/me";
  return face.kind === "computer" ? `/club/c/${face.id}` : `/club/p/${face.id}`;
}

/** What somebody is called: a computer player without a name, by its level. */
export function nameOf(face: Pick<Face, "kind" | "id" | "name">): string {
  return face.kind === "computer" && !face.name ? levelName(face.id) : face.name;
}

/** Where the page of somebody at a table is. */
export function pathOfSitter(sitter: Pick<Sitter, "kind" | "person" | "level">, me: string | undefined): string | null {
  if (sitter.kind === "computer") return sitter.level ? `/club/c/${sitter.level}` : null;
  if (sitter.kind !== "person" || !sitter.person) return null;
  return pathOf({ kind: "person", id: sitter.person, is_me: sitter.person === me });
}

const MANY_STEPS = 30;

/** The scale that several figures stand on: whole steps around all of them, and a mark at each step. */
export function scaleOf(ranges: readonly { low: number; high: number }[]) {
  const all = Math.max(...ranges.map((one) => one.high)) - Math.min(...ranges.map((one) => one.low));
  const step = all > MANY_STEPS ? 10 : 5;
  const from = Math.floor(Math.min(...ranges.map((one) => one.low)) / step) * step;
  const to = Math.max(Math.ceil(Math.max(...ranges.map((one) => one.high)) / step) * step, from + step);
  return { from, to, marks: Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step) };
}

/** A place, or the range it lies in: 1, 3–9. */
export function range(first: number, last: number): string {
  return first === last ? words.number(first) : `${words.number(first)}–${words.number(last)}`;
}

/** A figure with one digit after the point. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A gain of a review in hundredths, with its sign: +6, −3. */
export function gain(value: number): string {
  const hundredths = Math.round(100 * value);
  return `${hundredths > 0 ? "+" : ""}${words.number(hundredths)}`;
}

/** The people that these games were played with, most often first, the one whose games they are left out. */
export function company(games: readonly FinishedGame[]): Face[] {
  const met = new Map<string, { face: Face; times: number }>();
  for (const one of games) {
    const there = new Map(
      one.faces.filter((face, seat) => isOther(face) && !one.mine.includes(seat)).map((face) => [face.id, face]),
    );
    for (const [id, face] of there) met.set(id, { face, times: (met.get(id)?.times ?? 0) + 1 });
  }
  return [...met.values()].sort((a, b) => b.times - a.times).map((one) => one.face);
}

const isOther = (face: Face): boolean => face.kind === "person" && face.id !== "";

const DAY = 86_400_000; // milliseconds
const WEEK = 7; // days

/** When something was: today, yesterday, Thursday, 3 May. */
export function day(seconds: number, now = Date.now()): string {
  const then = new Date(seconds * 1000);
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(-days, "day");
  const how: Intl.DateTimeFormatOptions = days < WEEK ? { weekday: "long" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(words.language, how).format(then);
}

const midnight = (when: Date): number => new Date(when.getFullYear(), when.getMonth(), when.getDate()).getTime();

/** The month in which somebody came. */
export function month(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { month: "long", year: "numeric" }).format(new Date(seconds * 1000));
}
