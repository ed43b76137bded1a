/** What can be counted on the table, for all parts of the board. */
import type { Play } from "$kit";
import type { three_seven } from "$web/games";
import { PRINTED } from "$web/printed/three_seven";

export type Sevens = Play<three_seven.View, three_seven.Move, three_seven.Event, three_seven.Preview>;

export const SEVEN = PRINTED.seven;

/** TS-1 The cards of the gamble that nobody has drawn yet. */
export function pile(table: three_seven.Table): number {
  return (PRINTED.cards[table.started] ?? 0) - table.now.drawn.reduce((sum, cards) => sum + cards, 0);
}

/** All stakes, and what lies in the middle. */
export function prize(table: three_seven.Table): number {
  return table.bank.down.reduce((sum, stake) => sum + stake, table.bank.pot);
}

/** How many cards somebody holds. */
export function held(round: three_seven.Round, seat: number): number {
  return (round.drawn[seat] ?? 0) - (round.played[seat]?.length ?? 0);
}

/** Whether somebody takes no part in this round any more. */
export function isAway(table: three_seven.Table, seat: number): boolean {
  return table.bank.out.includes(seat) || (table.now.inside.length > 0 && !table.now.inside.includes(seat));
}

/** The part of a round to which an event belongs; the view already stands where the next question is asked. */
const PART: { [event: string]: three_seven.Phase } = {
  "bank.BecameDealer": "Draw",
  "bank.Charged": "Draw",
  "three_seven.Got": "Draw",
  "three_seven.Staked": "Bet",
  "three_seven.Folded": "Bet",
  "three_seven.Declared": "SpeakUp",
  "three_seven.NobodyDeclared": "SpeakUp",
  "three_seven.Played": "PlayOne",
};

export function part({ event, view }: Sevens): three_seven.Phase {
  return (event && PART[event.type]) || view.phase;
}

/** How a round went for somebody. */
export interface Fate {
  seat: number;
  stake: number;
  won: number;
  /** the hand it declared */
  cards: readonly number[];
  /** how many it showed, by declaring or when the pile was empty */
  sevens: number | null;
  folded: boolean;
}

/** Everybody's round, as it was told; whoever won most first. */
export function fates(events: readonly three_seven.Event[]): Fate[] {
  const found = new Map<number, Fate>();
  const of = (seat: number): Fate => {
    const fate = found.get(seat) ?? { seat, stake: 0, won: 0, cards: [], sevens: null, folded: false };
    found.set(seat, fate);
    return fate;
  };
  for (const event of events) {
    if (event.type === "bank.Charged" || event.type === "three_seven.Staked") of(event.seat).stake += event.amount;
    if (event.type === "three_seven.Folded") of(event.seat).folded = true;
    if (event.type === "bank.Won" || event.type === "bank.TookAll") of(event.seat).won += event.amount;
    if (event.type === "three_seven.ShowedSevens") of(event.seat).sevens = event.sevens;
    if (event.type === "three_seven.Declared") {
      const cards = [...event.cards].sort((a, b) => b - a);
      Object.assign(of(event.seat), { cards, sevens: cards.filter((card) => card === SEVEN).length });
    }
  }
  return [...found.values()].sort((a, b) => b.won - a.won || (b.sevens ?? -1) - (a.sevens ?? -1) || b.stake - a.stake);
}
