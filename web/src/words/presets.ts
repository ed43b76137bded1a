/** A course that is put together already, in words; one that is newer than this page is called by its name. */
import { words } from "./words.svelte";

export function presetName(preset: string): string {
  const key = `new-course-${preset}` as const;
  return words.has(key) ? words.say(key) : preset;
}
