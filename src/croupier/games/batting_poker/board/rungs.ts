import type { Play } from "$kit";
import type { batting_poker } from "$web/games";

export type Poker = Play<batting_poker.View, batting_poker.Move, batting_poker.Event, batting_poker.Preview>;
export type Kind = batting_poker.TurnedUp["hand"];

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
