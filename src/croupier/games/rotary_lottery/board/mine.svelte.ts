/** My ticket and my hand. While events are shown one by one, they follow them. */
import { untrack } from "svelte";
import type { rotary_lottery } from "$web/games";
import { PLACES } from "./print";
import type { Rotary } from "./tickets";

export class Mine {
  ticket = $state.raw<readonly number[]>([]);
  held = $state.raw<readonly number[]>([]);
  /** what I was last told about the cards that go round; it stays while the others choose */
  known = $state.raw<rotary_lottery.Preview | null>(null);
  #sent = $state<number | null>(null);
  #picked = $state<number | null>(null); // which card of the hand; equal ones are the same move

  constructor(readonly play: () => Rotary) {
    $effect(() => {
      const now = play();
      void now.moment;
      const event = now.event;
      if (event) untrack(() => this.#follow(event));
      else this.#look(now);
    });
    let whose = untrack(() => play().me);
    $effect(() => {
      const now = play();
      if (now.me !== whose) {
        whose = now.me; // another person looks now
        this.#sent = this.known = null;
      }
      const asked = now.moves[0];
      if (asked) this.known = now.preview(asked);
      this.#picked = null;
    });
    $effect(() => {
      const { chosen } = play();
      if (chosen?.type === "rotary_lottery.Lay") this.#sent = chosen.card;
    });
  }

  moveOf(card: number): rotary_lottery.Move | null {
    return this.play().moves.find((move) => move.type === "rotary_lottery.Lay" && move.card === card) ?? null;
  }

  isPicked(card: number, place: number): boolean {
    const { chosen } = this.play();
    if (chosen?.type !== "rotary_lottery.Lay" || chosen.card !== card) return false;
    return this.#picked === null ? this.held.indexOf(card) === place : this.#picked === place;
  }

  pick(card: number, place: number): void {
    const move = this.moveOf(card);
    if (!move) return;
    const back = this.isPicked(card, place);
    this.#picked = back ? null : place;
    this.#sent = back ? null : card;
    this.play().choose(back ? null : move);
  }

  /** The card that would come next on my ticket, or that lies there while the others choose. */
  get next(): number | null {
    const { chosen, view, event, moves } = this.play();
    if (chosen?.type === "rotary_lottery.Lay") return chosen.card;
    const waits = view.phase === "Draft" && !event && !moves.length && this.held.length > 0;
    return waits ? this.#sent : null;
  }

  #look(now: Rotary): void {
    const { table } = now.view;
    const round = table.rounds.length;
    const hand = now.view.hand as rotary_lottery.Hand | undefined;
    const laid = hand?.laid[round - 1] ?? [];
    const shown = now.me === null ? [] : (table.tickets[round - 1]?.[now.me] ?? []);
    this.ticket = laid.length ? laid : shown;
    this.held = laid.length === PLACES.length ? [] : (hand?.held[round - 1]?.at(-1) ?? []);
  }

  #follow(event: rotary_lottery.Event): void {
    switch (event.type) {
      case "rotary_lottery.Got":
        this.held = [...(this.held.length < PLACES.length ? this.held : []), event.card].sort();
        break;
      case "rotary_lottery.PassedOn":
        if (this.#sent !== null && this.ticket.length < event.number) this.ticket = [...this.ticket, this.#sent];
        this.#sent = null;
        this.held = [];
        break;
      case "rotary_lottery.Received":
        this.held = event.cards;
        break;
      case "rotary_lottery.Completed":
        this.ticket = [...this.ticket, ...this.held].slice(0, PLACES.length);
        this.held = [];
        break;
      case "rotary_lottery.TookBack":
        this.ticket = [];
        this.held = event.cards;
        break;
    }
  }
}
