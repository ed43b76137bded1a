/** What people did at a table, in words. */
import type { Note } from "../types";
import { levelName } from "../words/levels";
import { hyphened } from "../words/lines";
import { words } from "../words/words.svelte";

/** With the names of all seats: a computer stands in for somebody else than whoever let it. */
export function noted({ what, name, seat, detail }: Note, names: readonly string[]): string {
  const said = detail === null ? "none" : words.has(`level-${detail}`) ? levelName(detail) : hyphened(detail);
  const whose = what === "stood_in" && seat !== null ? (names[seat] ?? name) : name;
  return words.say(`note-${hyphened(what)}`, { name: whose, detail: said });
}
