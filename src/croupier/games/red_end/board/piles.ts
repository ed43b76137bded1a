import type { Play } from "$kit";
import type { red_end } from "$web/games";

export type Red = Play<red_end.View, red_end.Move, red_end.Event, red_end.Preview>;
export type Standing = "in" | "passed" | "knocked" | "out";

/** How a seat stands in this round. */
export function standing(table: red_end.Table, seat: number): Standing {
  if (table.bank.out.includes(seat)) return "out";
  if (table.round.knocked_out.includes(seat)) return "knocked";
  return table.round.turns.includes(seat) ? "in" : "passed";
}

export const sum = (cards: readonly number[]) => cards.reduce((all, card) => all + card, 0);
