import type { Play } from "$kit";
import type { between_bet } from "$web/games";

export type Auction = Play<between_bet.View | between_bet.Scene, between_bet.Move, between_bet.Event, null>;

/** The part of a round to which an event belongs; the view already stands where the next question is asked. */
const PART: { [event: string]: between_bet.Phase } = {
  "bank.BecameDealer": "LayOut",
  "between_bet.Laid": "LayOut",
  "between_bet.Called": "Outbid",
  "between_bet.TookLead": "Outbid",
  "between_bet.GotRight": "PickPair",
  "between_bet.Picked": "RaiseOrStand",
  "between_bet.Peeked": "RaiseOrStand",
  "between_bet.Placed": "PlaceBets",
  "between_bet.TurnedUp": "PlaceBets",
  "between_bet.Hit": "PlaceBets",
  "between_bet.Missed": "PlaceBets",
  "between_bet.Shuffled": "PlaceBets",
};

export function part({ event, view }: Auction): between_bet.Phase {
  return (event && PART[event.type]) || view.phase;
}

/** How this round's row paid, while it lies open. */
export function paid({ view }: Auction): between_bet.Ending | null {
  const { last, round } = view.table;
  return last?.round === round.number && round.row.every((card) => card !== null) ? last : null;
}

/** What somebody bet in a finished round, and what became of it. */
export interface Bet {
  seat: number;
  amount: number;
  /** won so many times; 0 is lost */
  times: number;
  /** the prize, or below 0 what was lost */
  won: number;
}

/** Everybody's bet, whoever won most first. */
export function bets(events: readonly between_bet.Event[]): Bet[] {
  const found = new Map<number, Bet>();
  const bet = (seat: number, amount: number) => found.set(seat, { seat, amount, times: 0, won: 0 });
  for (const event of events) {
    if (event.type === "between_bet.GotRight" || event.type === "between_bet.Raised") bet(event.seat, event.amount);
    if (event.type === "between_bet.Placed") bet(event.seat, event.amount);
    const one = "seat" in event ? found.get(event.seat) : undefined;
    if (one && event.type === "between_bet.Hit") [one.times, one.won] = [event.times, event.prize];
    if (one && event.type === "between_bet.Missed") one.won = -event.amount;
  }
  return [...found.values()].sort((a, b) => b.won - a.won || b.amount - a.amount);
}
