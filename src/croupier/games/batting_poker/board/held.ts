/** My cards as they are after an event: the view has them as they are after all of them. */
import type { batting_poker } from "$web/games";
import { PRINTED } from "$web/printed/batting_poker";

const sorted = (some: readonly number[]): number[] => [...some].sort((a, b) => a - b);

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

export function after(event: batting_poker.Event, cards: readonly number[], me: number | null): readonly number[] {
  if (event.type === "batting_poker.Dealt") return [];
  if (event.type === "batting_poker.Got") return sorted([...(cards.length < PRINTED.cards ? cards : []), event.card]);
  if (event.type === "batting_poker.Swapped" && event.seat === me)
    return sorted([...without(cards, [event.card]), event.taken]);
  return event.type === "batting_poker.Discarded" && event.seat === me ? without(cards, event.cards) : cards;
}
