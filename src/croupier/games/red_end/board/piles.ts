import type { Play } from "$kit";
import type { red_end } from "$web/games";

export type Red = Play<red_end.View, red_end.Move, red_end.Event, red_end.Preview>;
export type Standing = "before" | "in" | "passed" | "knocked" | "out";

/** How a seat stands in this round. */
export function standing(table: red_end.Table, seat: number): Standing {
  if (table.bank.out.includes(seat)) return "out";
  if (table.round.knocked_out.includes(seat)) return "knocked";
  if (table.round.turns.includes(seat)) return "in";
  const isOn = table.round.turns.length > 0 || table.round.off.some((cards) => cards.length > 0);
  return isOn ? "passed" : "before";
}

export const sum = (cards: readonly number[]) => cards.reduce((all, card) => all + card, 0);

/** The cards a seat drew: those that count, or, of whoever is out of the round, those that do no more. */
export function drawn({ round }: red_end.Table, seat: number): { cards: readonly number[]; isLost: boolean } {
  const black = round.black[seat] ?? [];
  const lost = round.lost[seat] ?? [];
  return black.length || !lost.length ? { cards: black, isLost: false } : { cards: lost, isLost: true };
}
