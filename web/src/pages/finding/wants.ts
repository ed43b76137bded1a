/** What somebody wants from the queue, in words. */
import type { Wants } from "../../types";
import { words } from "../../words/words.svelte";

/** When computers may fill up, in seconds; null: never. */
export const FILLS = [40, 90, 180, null] as const;

/** Minutes and seconds: 1:30. */
export function minutes(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** In a line: four seats, calm, rated. */
export function about(wants: Wants): string {
  const parts = wants.seats ? [words.say("find-seats-of", { count: wants.seats })] : [];
  parts.push(words.say(`pace-${wants.pace ?? "calm"}-word`), words.say(wants.rated ? "rated" : "friendly"));
  return words.inOrder(parts);
}
