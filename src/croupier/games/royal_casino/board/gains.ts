/** Who closed which row of a face, and what that came to. */
import type { royal_casino } from "$web/games";

export type Closed = royal_casino.Won | royal_casino.Lost;

/** Yellow rows add, black ones take away, as far as there is something to take. */
export const worth = (one: Closed): number => (one.type === "royal_casino.Won" ? one.points : -one.paid);

export const closed = (events: readonly royal_casino.Event[]): Closed[] =>
  events.filter((one): one is Closed => one.type === "royal_casino.Won" || one.type === "royal_casino.Lost");

/** What a seat gained by a face, below 0 if it lost. */
export const gained = (events: readonly royal_casino.Event[], seat: number): number =>
  closed(events).reduce((sum, one) => (one.seat === seat ? sum + worth(one) : sum), 0);

/** Dice that a seat placed. */
export const placed = (events: readonly royal_casino.Event[], seat: number): number =>
  events.filter((one) => one.type === "royal_casino.Placed" && one.seat === seat).length;
