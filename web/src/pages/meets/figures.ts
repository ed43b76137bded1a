/** Figures of evenings and tournaments in the reader's language. */
import { words } from "../../words/words.svelte";

/** Points, which those who are level share: 4, 1.5. */
export function points(value: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(value);
}

/** A difference with its sign, a real minus included: +48, −4. */
export function signed(value: number): string {
  const whole = Math.round(value);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "";
  return sign + words.number(Math.abs(whole));
}

export function time(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(new Date(seconds * 1000));
}

/** A time, with its day unless that is today. */
export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  if (then.toDateString() === new Date().toDateString()) return time(seconds);
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(then);
}
