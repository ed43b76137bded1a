import type { Seat, red_end } from "$web/games";

/** What became of somebody in a round. */
export interface Lot {
  seat: Seat;
  /** as they came; the last one is red where somebody burnt */
  cards: number[];
  how: "passed" | "burnt" | "out" | "in";
  sum: number;
  count: number;
  /** whose pile the red card came from */
  pile: Seat | null;
  paid: number;
  won: number;
  borrowed: boolean;
}

/** Everybody who was in the round: whoever won first, then by sum, then those who burnt or were put out. */
export function lots(events: readonly red_end.Event[]): Lot[] {
  const found = new Map<Seat, Lot>();
  const of = (seat: Seat): Lot => {
    const lot = found.get(seat) ?? {
      seat,
      cards: [],
      how: "in",
      sum: 0,
      count: 0,
      pile: null,
      paid: 0,
      won: 0,
      borrowed: false,
    };
    found.set(seat, lot);
    return lot;
  };
  for (const event of events) {
    switch (event.type) {
      case "bank.Borrowed":
        of(event.seat).borrowed = true;
        break;
      case "bank.Charged":
        of(event.seat).paid += event.amount;
        break;
      case "bank.PutOut":
        of(event.seat).how = "out";
        break;
      case "bank.Won":
      case "bank.TookAll":
        of(event.seat).won += event.amount;
        break;
      case "red_end.DrewBlack":
        of(event.seat).cards.push(event.card);
        break;
      case "red_end.DrewRed":
        of(event.seat).cards.push(event.card);
        Object.assign(of(event.seat), { how: "burnt", pile: event.pile });
        break;
      case "red_end.Passed":
        Object.assign(of(event.seat), { how: "passed", sum: event.sum, count: event.count });
        break;
    }
  }
  const rank = { passed: 0, in: 1, burnt: 2, out: 3 };
  return [...found.values()].sort(
    (a, b) => b.won - a.won || rank[a.how] - rank[b.how] || b.sum - a.sum || b.count - a.count || a.seat - b.seat,
  );
}

/** How the pot was won: the only one left, by sum, by more cards, or by several alike. */
export function reason(first: red_end.CameFirst, all: readonly Lot[]): "alone" | "sum" | "more" | "level" {
  if (first.seats.length > 1) return "level";
  const rivals = all.filter((lot) => lot.how === "passed" && !first.seats.includes(lot.seat));
  if (!rivals.length) return "alone";
  return rivals.some((lot) => lot.sum === first.sum) ? "more" : "sum";
}
