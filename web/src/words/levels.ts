/** A level of computer players in words. */
import { words } from "./words.svelte";

export function levelName(level: string): string {
  const key = `level-${level}` as const;
  return words.has(key) ? words.say(key) : level;
}
