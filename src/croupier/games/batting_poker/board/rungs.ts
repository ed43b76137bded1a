import type { Play } from "$kit";
import type { batting_poker } from "$web/games";

export type Poker = Play<batting_poker.View, batting_poker.Move, batting_poker.Event, batting_poker.Preview>;
export type Kind = batting_poker.TurnedUp["hand"];

/** The scoreboard: hands from low to high, what they bring, and from how many players on they count. */
export const RUNGS: { hand: Kind; amount: number; from: number }[] = [
  { hand: "nothing", amount: -20, from: 3 },
  { hand: "pair", amount: 40, from: 3 },
  { hand: "odd", amount: 70, from: 5 },
  { hand: "even", amount: 120, from: 3 },
  { hand: "straight", amount: 200, from: 4 },
  { hand: "three", amount: 0, from: 3 },
];

/** Cards that a hand must hold, as all saw them being taken and not given away again. */
export function seenTaken(done: batting_poker.Round["done"][number]): number[] {
  const held: number[] = [];
  const give = (card: number) => {
    const place = held.indexOf(card);
    if (place >= 0) held.splice(place, 1);
  };
  for (const move of done) {
    if (move.type === "batting_poker.Discard") move.cards.forEach(give);
    if (move.type === "batting_poker.Swap") {
      give(move.card);
      held.push(move.taken);
    }
  }
  return held;
}
