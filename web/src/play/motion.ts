/** How long each kind of event is shown, in milliseconds, and how a board may change it. */
import type { Tagged } from "../words/words.svelte";

const USUAL: [RegExp, number][] = [
  [/Rolled|Scattered/, 950],
  [/Won|Paid|Earned|Caught|TookAll|Charged|Lost/, 900],
  [/Opened|Revealed|TurnedUp|Showed|Declared|Yielded/, 900],
  [/Dealt|Drew|Drawn/, 420],
  [/Started|Began|BecameDealer|LinedUp|Ended|Finished/, 700],
];
const OTHERS = 550;
/** With more than this many waiting, everything is quicker. */
const MANY = 3;
const HURRY = 0.6;

/** How long the summary of a round stands, in milliseconds, where nobody's time runs. */
export const SUMMARY = 9000;
/** The house waits so long for pages to show a question before its clock runs; we are done a little earlier. */
const GRACE = 5200;

/** Within which time everything before a question has to be shown, if the question has so many seconds. */
export function within(seconds: number): number {
  return Math.min(GRACE, seconds * 1000);
}

export type Pace = { [event: string]: number };

/** How long an event is shown, before the speed that a person has set. */
export function shownFor(event: Tagged, pace: Pace = {}): number {
  const name = event.type.split(".")[1] ?? "";
  return pace[name] ?? USUAL.find(([pattern]) => pattern.test(name))?.[1] ?? OTHERS;
}

/** The same, at the speed that is set and with so many waiting; 0 shows it at once. */
export function paced(milliseconds: number, speed: number, waiting: number): number {
  if (speed === 0) return 0;
  return (milliseconds * (waiting > MANY ? HURRY : 1)) / speed;
}
