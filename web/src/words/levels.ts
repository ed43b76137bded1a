import { words } from "./words.svelte";

/** A level of computer players in words. */
export function levelName(level: string): string {
  const key = `level-${level}` as const;
  return words.has(key) ? words.say(key) : level;
}

/** How a level plays, in a sentence; of a player that only one game has, nothing is said. */
export function levelPlays(level: string): string {
  const key = `level-${level}-plays` as const;
  return words.has(key) ? words.say(key) : "";
}
