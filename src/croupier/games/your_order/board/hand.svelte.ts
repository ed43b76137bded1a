import { untrack } from "svelte";
import type { your_order } from "$web/games";
import type { Order } from "./round";

/** My cards as they come, while it is shown how they come: the view already holds all of them. */
export class Dealt {
  cards = $state.raw<readonly number[]>([]);

  constructor(play: () => Order) {
    $effect(() => {
      const { event, moment } = play(); // a new moment, even for an equal event
      if (moment >= 0) untrack(() => this.#notice(play(), event));
    });
  }

  #notice(play: Order, event: your_order.Event | null): void {
    if (!event) this.cards = "hand" in play.view ? (play.view.hand?.cards ?? []) : [];
    else if (event.type === "bank.BecameDealer") this.cards = [];
    else if (event.type === "your_order.Got") this.cards = [...this.cards, event.card];
    else if (event.type === "your_order.Discarded" && event.seat === play.me)
      this.cards = this.cards.toSpliced(this.cards.indexOf(event.card), 1);
  }
}
