/** What somebody who may owe ends with: the chips, less the debt that is still open. */
import type { bank } from "../games";
import type { Play } from "../play/play";
import { words } from "../words/words.svelte";
import type { Tally } from "./Stage.svelte";

export function bankTally({ result }: Pick<Play, "result">, { chips, debt, out }: bank.Bank, seat: number): Tally {
  const held = chips[seat] ?? 0;
  const total = result?.scores[seat] ?? held;
  const figure = { total: words.number(total) };
  if (out.includes(seat)) return { ...figure, note: words.say("tally-out") };
  if (!debt[seat] || total === held) return figure;
  const sum = `${words.number(held)} − ${words.number(held - total)} = ${words.number(total)}`;
  return { ...figure, sum, note: words.say("tally-debt") };
}

/** Why somebody with as much is ahead of me: whoever is put out comes behind whoever is not, or was so later. */
export function bankTieBreak(play: Pick<Play, "name">, { out }: bank.Bank, ahead: number): string {
  return words.say("tally-outlasted", { name: play.name(ahead), later: String(out.includes(ahead)) });
}
