// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace batting_poker {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "batting_poker.Table";
    bank: bank.Bank;
    /** how many started the gamble */
    players: number;
    round: Round;
    /** shown[seat], turned up at the last showdown */
    shown: number[][];
    /** how the last round that was shown was settled */
    last: Showdown | null;
  }

  export interface Round {
    type: "batting_poker.Round";
    number: number;
    dealer: Seat;
    /** cards[seat], how many in hand */
    cards: number[];
    /** discards[seat], face up, oldest first */
    discards: number[][];
    /** done[seat], its turns so far */
    done: ((Discard | Swap | Pass)[])[];
    /** cards in it */
    pile: number;
    /** one for each card to come, in this order */
    to_draw: Seat[];
    /** one for each turn to come, in this order */
    to_act: Seat[];
  }

  /** BP-3 A: give cards away and draw as many. */
  export interface Discard {
    type: "batting_poker.Discard";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 B: give a card away and take one that lies among a player's discards. */
  export interface Swap {
    type: "batting_poker.Swap";
    card: number;
    owner: Seat;
    taken: number;
  }

  /** BP-3 C. */
  export interface Pass {
    type: "batting_poker.Pass";
  }

  /** How a round was settled, as far as it is told. */
  export interface Showdown {
    type: "batting_poker.Showdown";
    round: number;
    /** shown[seat] */
    shown: number[][];
    /** hands[seat], what its cards made; None if it was out */
    hands: ("nothing" | "pair" | "odd" | "even" | "straight" | "three" | null)[];
    /** won[seat], its prize, or below 0 what it paid; None until that is settled */
    won: (number | null)[];
  }

  export interface Hand {
    type: "batting_poker.Hand";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 A: give cards away and draw as many. */
  export interface Discard {
    type: "batting_poker.Discard";
    /** lowest first */
    cards: number[];
  }

  /** BP-3 B: give a card away and take one that lies among a player's discards. */
  export interface Swap {
    type: "batting_poker.Swap";
    card: number;
    owner: Seat;
    taken: number;
  }

  /** BP-3 C. */
  export interface Pass {
    type: "batting_poker.Pass";
  }

  export type Move = Discard | Swap | Pass | bank.Move;

  /** Everybody is dealt this many cards. */
  export interface Dealt {
    type: "batting_poker.Dealt";
    cards: number;
    /** what lies in it before the first turn */
    pot: number;
  }

  export interface Got {
    type: "batting_poker.Got";
    card: number;
  }

  export interface Discarded {
    type: "batting_poker.Discarded";
    seat: Seat;
    cards: number[];
  }

  export interface Swapped {
    type: "batting_poker.Swapped";
    seat: Seat;
    card: number;
    owner: Seat;
    taken: number;
  }

  export interface Passed {
    type: "batting_poker.Passed";
    seat: Seat;
  }

  export interface TurnedUp {
    type: "batting_poker.TurnedUp";
    seat: Seat;
    cards: number[];
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    /** lowest first, with what 0 and 00 stand for */
    numbers: number[];
  }

  /** These have no hand. */
  export interface Missed {
    type: "batting_poker.Missed";
    seats: Seat[];
  }

  /** Nobody else has such a hand. */
  export interface StoodAlone {
    type: "batting_poker.StoodAlone";
    seat: Seat;
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    /** that such a hand brings */
    prize: number;
    /** what the pot has for it */
    gets: number;
    pot: "enough" | "short" | "empty";
  }

  /** Several have such a hand. */
  export interface Batted {
    type: "batting_poker.Batted";
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    seats: Seat[];
    /** what each of them has to pay */
    fines: number[];
    /** among their cards, each of which costs more */
    zeros: number;
  }

  /** What the last round leaves in the pot. */
  export interface WentToBank {
    type: "batting_poker.WentToBank";
    amount: number;
  }

  export type Event =
    | Dealt
    | Got
    | Discarded
    | Swapped
    | Passed
    | TurnedUp
    | Missed
    | StoodAlone
    | Batted
    | WentToBank
    | bank.Event;

  export type Phase = "First" | "Draw" | "Act" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }

  /** The cards in hand after the move, and what they make. */
  export interface Preview {
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    /** lowest first, with what 0 and 00 stand for */
    numbers: number[];
  }

  /** What stands on the scoreboard. */
  export interface Printed {
    /** from low to high */
    rungs: Rung[];
    /** in a hand */
    cards: number;
  }

  /** A hand on the scoreboard. */
  export interface Rung {
    hand: "nothing" | "pair" | "odd" | "even" | "straight" | "three";
    /** what it brings; 0 for the one that takes the whole pot */
    amount: number;
    /** the fewest with which it counts */
    players: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-Act": {};
    "screen-not-begun": {};
    "screen-round": { dealer: Value; round: Value; rounds: Value };
    "screen-turn": { turn: Value; turns: Value };
    "screen-pot": { amount: Value };
    "screen-pile": { cards: number };
    "screen-chips": {};
    "screen-cards": {};
    "screen-discards": {};
    "screen-debt": {};
    "screen-debt-card": {};
    "screen-known": {};
    "screen-out": {};
    "screen-hand": { hand: Value };
    "screen-nothing": {};
    "screen-pair": {};
    "screen-odd": {};
    "screen-even": {};
    "screen-straight": {};
    "screen-three": {};
    "screen-prize": { amount: Value; hand: Value };
    "board-hands": {};
    "board-rung": { hand: Value };
    "board-prize": { amount: Value; hand: Value };
    "board-needs": { players: number };
    "board-round": { round: Value; rounds: Value; turn: Value };
    "board-dealer": {};
    "board-pot": {};
    "board-yours": {};
    "board-hand": {};
    "board-discard": { card: Value; count: number; mine: Value; name: Value };
    "board-give": { card: Value };
    "board-ask-take": { card: Value; mine: Value; owner: Value; taken: Value };
    "board-ask-give": {};
    "board-ask-draw": { cards: Value };
    "board-would": { hand: Value; numbers: Value };
    "board-cost": { mine: Value; owner: Value; taken: Value };
    "board-unknown": { pile: number };
    "board-pass": {};
    "board-keep": {};
    "board-draw": { count: number };
    "board-discarding": { cards: Value };
    "board-take": { taken: Value };
    "board-pay": {};
    "board-first": {};
    "board-first-give": {};
    "board-brings": { amount: Value; hand: Value };
    "board-alone": { pot: Value };
    "board-pot-after": { amount: Value };
    "board-as": { numbers: Value };
    "board-batted": { zeros: number };
    "board-sum": { before: Value; fines: Value; left: Value; prizes: Value };
    "board-verdict": { amount: Value; hand: Value; how: Value };
    "guide-ladder": {};
    "guide-draw": {};
    "guide-buy": {};
    "guide-send": {};
    "guide-batting": {};
  }
}
