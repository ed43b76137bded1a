/** What can be counted on the table, for all parts of the board. */
import type { Play } from "$kit";
import type { three_seven } from "$web/games";

export type Sevens = Play<three_seven.View, three_seven.Move, three_seven.Event, three_seven.Preview>;

export const SEVEN = 7;

/** TS-1 The cards of the gamble that nobody has drawn yet. */
export function pile(table: three_seven.Table): number {
  return (table.started === 3 ? 49 : 51) - table.now.drawn.reduce((sum, cards) => sum + cards, 0);
}

/** All stakes, and what lies in the middle. */
export function prize(table: three_seven.Table): number {
  return table.bank.down.reduce((sum, stake) => sum + stake, table.bank.pot);
}

/** How many cards somebody holds. */
export function held(round: three_seven.Round, seat: number): number {
  return (round.drawn[seat] ?? 0) - (round.played[seat]?.length ?? 0);
}

/** Whether somebody takes no part in this round any more. */
export function isAway(table: three_seven.Table, seat: number): boolean {
  return table.bank.out.includes(seat) || (table.now.inside.length > 0 && !table.now.inside.includes(seat));
}
