import type { Play } from "$kit";
import type { mind_roulette, Seat } from "$web/games";

export type Roulette = Play<mind_roulette.View, mind_roulette.Move, mind_roulette.Event, mind_roulette.Preview>;

/** A card that was bet on: who won how much with it, and what was left of the deposit then. */
export interface Turned {
  card: number;
  won: Map<Seat, number>;
  left: number;
}

/** A dealer's round. */
export interface Dealt {
  dealer: Seat;
  opening: number | null;
  cards: Turned[];
  bettors: Seat[];
  deposit: number;
  end: mind_roulette.Ended;
}

const total = (turned: Turned): number => [...turned.won.values()].reduce((all, won) => all + won, 0);

/** What somebody who bet has won in the round. */
export const wonBy = (dealt: Dealt, seat: Seat): number =>
  dealt.cards.reduce((all, one) => all + (one.won.get(seat) ?? 0), 0);

/** What the round brought its dealer, or cost. */
export const netOf = ({ end, deposit }: Dealt): number => end.kept + end.bonus - deposit;

export function dealt(events: readonly mind_roulette.Event[]): Dealt | null {
  const cards: Turned[] = [];
  const bettors = new Set<Seat>();
  let [opening, byBank]: [number | null, number] = [null, 0];
  let end: mind_roulette.Ended | null = null;
  for (const event of events) {
    switch (event.type) {
      case "mind_roulette.Opened":
        opening = event.card;
        break;
      case "mind_roulette.Placed":
        bettors.add(event.seat);
        break;
      case "mind_roulette.Showed":
        cards.push({ card: event.card, won: new Map(), left: 0 });
        break;
      case "mind_roulette.Paid": {
        const won = cards.at(-1)?.won;
        won?.set(event.seat, (won.get(event.seat) ?? 0) + event.amount);
        break;
      }
      case "mind_roulette.BankPaid":
        byBank += event.amount;
        break;
      case "mind_roulette.Ended":
        end = event;
        break;
    }
  }
  if (!end) return null;
  // What is left is known at the end, so it is counted back from there.
  let left = end.kept - byBank;
  for (const one of [...cards].reverse()) {
    one.left = Math.max(0, left);
    left += total(one);
  }
  return { dealer: end.seat, opening, cards, bettors: [...bettors], deposit: left, end };
}
