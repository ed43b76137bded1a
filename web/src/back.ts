/** What a table belongs to, if not to itself: where its players go when the game is over. */
import { dateOf } from "./pages/day/said";
import type { Brief } from "./types";
import { words } from "./words/words.svelte";

export interface Back {
  path: string;
  label: string;
}

/** The deal of a day, an evening or a tournament; nothing for any other table, where people may play again. */
export function backFrom(brief: Brief): Back | null {
  const day = dateOf(brief.deal);
  if (day) return { path: `/today/${day}`, label: words.say("day-see") };
  if (brief.meet) return { path: `/${brief.meet}`, label: words.say("meet-back", { title: brief.opener_name }) };
  return null;
}
