/** What is known of everybody's ticket, and which of its cards are hits. */
import type { Play } from "$kit";
import type { rotary_lottery } from "$web/games";
import { PLACES } from "./print";

export type Rotary = Play<rotary_lottery.View, rotary_lottery.Move, rotary_lottery.Event, rotary_lottery.Preview>;

/** The cards laid on a ticket, hits first; null lies face down. All of it, once it has been shown. */
export function ticketOf(table: rotary_lottery.Table, seat: number, round: number): (number | null)[] {
  const shown = table.tickets[round - 1]?.[seat] ?? [];
  const now = table.rounds[round - 1];
  return shown.length ? shown : PLACES.slice(0, now?.laid).map((place) => now?.hits[seat]?.[place] ?? null);
}

/** The places of the cards that are hits: of equal cards, as many as were hit. */
export function hitPlaces(cards: readonly (number | null)[], hits: readonly number[]): Set<number> {
  const left = [...hits];
  const found = new Set<number>();
  cards.forEach((card, place) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at < 0) return;
    left.splice(at, 1);
    found.add(place);
  });
  return found;
}
