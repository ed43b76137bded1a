/** What people did at a table, in words. */
import type { Note } from "../types";
import { levelName } from "../words/levels";
import { words } from "../words/words.svelte";

export function noted({ what, name, detail }: Note): string {
  const kind = what.replace("_", "-");
  const said = detail === null ? "none" : words.has(`level-${detail}`) ? levelName(detail) : detail.replace(" ", "-");
  return words.say(`note-${kind}`, { name, detail: said });
}
