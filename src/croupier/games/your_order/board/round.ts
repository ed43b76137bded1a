import type { Play } from "$kit";
import type { your_order } from "$web/games";

export type Order = Play<your_order.View | your_order.Scene, your_order.Move, your_order.Event, your_order.Preview>;

/** How this round ended, as far as it is told, while its cards lie open. */
export function ended({ view }: Order): your_order.Ending | null {
  const { last, round } = view.table;
  return last?.round === round.number && round.shown.some((cards) => cards.length > 0) ? last : null;
}

/** A bet of a finished round: what it won, or below 0 what was lost. */
export interface Ordered {
  rank: number;
  amount: number;
  won: number;
}

/** Where a sum came in; the dummy has no seat. */
export interface Line {
  seat: number | null;
  rank: number;
  cards: readonly number[];
  total: number;
  ahead: your_order.Finish["ahead"];
  bets: Ordered[];
}

/** A finished round as it was told, by place. */
export function lines(events: readonly your_order.Event[]): Line[] {
  const found: Line[] = [];
  const dummy: number[] = [];
  const bets = new Map<number, Ordered[]>();
  let open: Ordered | null = null; // the bet that was right: what it won is told next
  for (const event of events) {
    if (event.type === "your_order.TurnedUp") dummy.push(event.card);
    if (event.type === "your_order.Showed") found.push({ ...event, bets: [] });
    if (event.type === "your_order.DummyRanked") found.push({ ...event, seat: null, cards: dummy, bets: [] });
    if (event.type === "your_order.CameBack" || event.type === "your_order.Lost") {
      const isRight = event.type === "your_order.CameBack";
      const one = { rank: event.rank, amount: event.amount, won: isRight ? 0 : -event.amount };
      bets.set(event.seat, [...(bets.get(event.seat) ?? []), one]);
      open = isRight ? one : null;
    }
    if (event.type === "bank.Won" && open) open.won = event.amount;
  }
  return found
    .map((line) => ({ ...line, bets: line.seat === null ? [] : (bets.get(line.seat) ?? []) }))
    .sort((a, b) => a.rank - b.rank);
}
