/** Whose turn it is in games of mine that are not over. */
import { api } from "./api";
import { self } from "./me.svelte";
import type { Brief } from "./types";
import { words } from "./words/words.svelte";

const LOOKED_AT = 6; // of my games, how many are asked whose turn it is

/** The seats that each table waits for, by table. */
export type Turns = { readonly [table: string]: readonly number[] };

export async function turns(mine: readonly Brief[]): Promise<Turns> {
  const on = mine.filter((brief) => brief.status === "playing").slice(0, LOOKED_AT);
  const found = await Promise.all(
    on.map(async (brief): Promise<[string, readonly number[]]> => {
      const seat = brief.sitters.findIndex((sitter) => sitter.person === self.who?.person);
      return [brief.table, (await api.standing(brief.table, seat < 0 ? null : seat)).waiting];
    }),
  );
  return Object.fromEntries(found);
}

/** How things are at a table of mine, in a word; `isHot` where it waits for me. */
export function turn(brief: Brief, all: Turns): { note: string; isHot: boolean } {
  if (brief.status === "open") return { note: words.say("door-not-begun"), isHot: false };
  const asked = all[brief.table] ?? [];
  if (asked.some((seat) => brief.sitters[seat]?.person === self.who?.person)) {
    return { note: words.say("door-your-turn"), isHot: true };
  }
  const names = words.list(asked.map((seat) => brief.sitters[seat]?.name ?? ""));
  return { note: names ? words.say("door-turn-of", { names }) : words.say("door-on"), isHot: false };
}

/** Who else sits at a table of mine. */
export function others(brief: Brief): string {
  const found = brief.sitters.filter((one) => one.kind !== "empty" && one.person !== self.who?.person);
  if (!found.length) return words.say("door-nobody");
  return words.say("club-with", { names: words.inOrder(found.map((one) => one.name)) });
}
