import { untrack } from "svelte";
import type { Play } from "$kit";
import type { your_order } from "$web/games";

export type Order = Play<your_order.View | your_order.Scene, your_order.Move, your_order.Event, your_order.Preview>;

/** Who came in at a place; the dummy has no seat. */
export interface Finish {
  seat: number | null;
  total: number;
}

/** What was told and does not lie on the table: places, the fate of bets, the dummy's sum, my cards as they came. */
export class Memory {
  #round = 0;
  places = $state.raw<readonly (Finish | undefined)[]>([]); // places[rank]
  fates = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  hand = $state.raw<readonly number[]>([]);
  #dummy = $state.raw<{ cards: string; total: number } | null>(null);

  constructor(play: () => Order) {
    $effect(() => {
      const { event, moment } = play(); // a new moment, even for an equal event
      if (moment >= 0) untrack(() => this.#notice(play(), event));
    });
    $effect(() => {
      const { moves, view } = play();
      const found = moves[0] ? play().preview(moves[0]) : null;
      if (found) this.#dummy = { cards: JSON.stringify(view.table.round.dummy), total: found.dummy };
    });
  }

  /** Whether a bet was right, once that was told. */
  fate(seat: number, bet: { rank: number; amount: number }): boolean | undefined {
    return this.fates.get(`${seat} ${bet.rank} ${bet.amount}`);
  }

  /** What the dummy's open cards make, where that was told. */
  dummy(cards: readonly (number | null)[]): number | null {
    return this.#dummy?.cards === JSON.stringify(cards) ? this.#dummy.total : null;
  }

  #notice(play: Order, event: your_order.Event | null): void {
    const { round } = play.view.table;
    if (round.number !== this.#round) {
      this.#round = round.number;
      this.places = [];
      this.fates = new Map();
    }
    if (!event) {
      this.hand = "hand" in play.view ? (play.view.hand?.cards ?? []) : [];
      return;
    }
    switch (event.type) {
      case "bank.BecameDealer":
        this.hand = [];
        break;
      case "your_order.Got":
        this.hand = [...this.hand, event.card];
        break;
      case "your_order.Discarded":
        if (event.seat === play.me) this.hand = this.hand.toSpliced(this.hand.indexOf(event.card), 1);
        break;
      case "your_order.Showed":
        this.places = placed(this.places, event.rank, { seat: event.seat, total: event.total });
        break;
      case "your_order.DummyRanked":
        this.places = placed(this.places, event.rank, { seat: null, total: event.total });
        break;
      case "your_order.CameBack":
      case "your_order.Lost": {
        const right = event.type === "your_order.CameBack";
        this.fates = new Map(this.fates).set(`${event.seat} ${event.rank} ${event.amount}`, right);
        break;
      }
    }
  }
}

function placed(places: readonly (Finish | undefined)[], rank: number, finish: Finish): (Finish | undefined)[] {
  const now = [...places];
  now[rank] = finish;
  return now;
}
