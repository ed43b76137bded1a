import { untrack } from "svelte";
import type { Play } from "$kit";
import type { between_bet } from "$web/games";

export type Auction = Play<between_bet.View | between_bet.Scene, between_bet.Move, between_bet.Event, null>;

export interface Call {
  round: number;
  seat: number;
  amount: number;
}

/** How a round ended, as it was told. */
export interface Ending {
  round: number;
  lowest: number;
  highest: number;
  single: boolean;
  /** bets[seat], as they lay when the row was turned up */
  bets: readonly number[];
  /** won[seat]: the prize, 0 for a lost bet, null where that was not told yet */
  won: readonly (number | null)[];
}

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
};

export function part({ event, view }: Auction): between_bet.Phase {
  return (event && PART[event.type]) || view.phase;
}

/** What was said in a round and no longer lies on the table: the calls, and how the last round ended. */
export class Memory {
  #calls = $state.raw<readonly Call[]>([]);
  ending = $state.raw<Ending | null>(null);
  #play: () => Auction;

  constructor(play: () => Auction) {
    this.#play = play;
    $effect(() => {
      const { event, moment, view } = play();
      untrack(() => this.#notice(event, view.table, moment));
    });
  }

  /** The calls of this round, the highest first. */
  get calls(): readonly Call[] {
    const { event, view } = this.#play();
    const { number, call, holder } = view.table.round;
    const most = event?.type === "between_bet.Called" ? Math.max(call, event.amount) : call;
    return this.#calls
      .filter((one) => one.round === number && one.amount <= most)
      .sort((a, b) => b.amount - a.amount || Number(b.seat === holder) - Number(a.seat === holder));
  }

  #notice(event: between_bet.Event | null, table: between_bet.Table, moment: number): void {
    const { number, holder, call } = table.round;
    if (event?.type === "between_bet.Called") this.#hear({ round: number, seat: event.seat, amount: event.amount });
    if (holder !== null && call) this.#hear({ round: number, seat: holder, amount: call });
    if (event?.type === "between_bet.TurnedUp" && moment) {
      const { lowest, highest, single } = event;
      const bets = table.bank.down;
      this.ending = { round: number, lowest, highest, single, bets, won: bets.map(() => null) };
    } else if (this.ending && (event?.type === "between_bet.Hit" || event?.type === "between_bet.Missed")) {
      const prize = event.type === "between_bet.Hit" ? event.prize : 0;
      this.ending = { ...this.ending, won: this.ending.won.with(event.seat, prize) };
    }
  }

  #hear(call: Call): void {
    const known = this.#calls.some(
      (one) => one.round === call.round && one.seat === call.seat && one.amount === call.amount,
    );
    if (!known) this.#calls = [...this.#calls.filter((one) => one.round === call.round), call];
  }
}
