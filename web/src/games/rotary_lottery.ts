// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace rotary_lottery {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "rotary_lottery.Table";
    bank: bank.Bank;
    /** of each number, by the players who started */
    copies: number;
    /** the last is now; none before there is a dealer */
    rounds: Round[];
    /** cards, to all together */
    dealt: number;
    /** tickets[round - 1][seat], shown when all is over */
    tickets: number[][][];
  }

  export interface Round {
    type: "rotary_lottery.Round";
    dealer: Seat;
    /** hits[seat], in the order in which they were turned up */
    hits: number[][];
    /** cards each player has laid */
    laid: number;
    /** turned up so far */
    lottery: number[];
    /** won[seat], once the bank pays */
    won: number[];
  }

  /** All that a seat has held and laid: the last is now, the rest is its memory. */
  export interface Hand {
    type: "rotary_lottery.Hand";
    /** held[round - 1][step], in hand before laying a card, lowest first */
    held: number[][][];
    /** laid[round - 1][step], its ticket */
    laid: number[][];
  }

  /** Put a card on the ticket. */
  export interface Lay {
    type: "rotary_lottery.Lay";
    card: number;
  }

  export type Move = Lay | bank.Move;

  /** The owner alone is told which card was dealt. */
  export interface Got {
    type: "rotary_lottery.Got";
    card: number;
  }

  /** Everybody has a hand. */
  export interface Dealt {
    type: "rotary_lottery.Dealt";
    /** each */
    cards: number;
    pile: number;
  }

  /** Everybody has laid a card and passed the rest. */
  export interface PassedOn {
    type: "rotary_lottery.PassedOn";
    /** of the card laid, from 1 */
    number: number;
    way: "left" | "right";
  }

  /** The taker alone is told which cards were passed. */
  export interface Received {
    type: "rotary_lottery.Received";
    cards: number[];
  }

  /** The seventh card laid itself. */
  export interface Completed {
    type: "rotary_lottery.Completed";
  }

  /** A lottery card. */
  export interface TurnedUp {
    type: "rotary_lottery.TurnedUp";
    card: number;
  }

  /** The players whose ticket held that card. */
  export interface Hit {
    type: "rotary_lottery.Hit";
    seats: Seat[];
    card: number;
  }

  /** The owner alone is told: the ticket becomes a hand. */
  export interface TookBack {
    type: "rotary_lottery.TookBack";
    cards: number[];
  }

  /** Both tickets. */
  export interface Showed {
    type: "rotary_lottery.Showed";
    seat: Seat;
    first: number[];
    second: number[];
  }

  export type Event =
    | Got
    | Dealt
    | PassedOn
    | Received
    | Completed
    | TurnedUp
    | Hit
    | TookBack
    | Showed
    | bank.Event;

  export type Phase = "FirstDealer" | "Deal" | "Draft" | "Lottery" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }

  /** What goes with a card laid on the ticket. */
  export interface Preview {
    /** passed to the next player */
    rest: number[];
    /** who gets it */
    taker: Seat;
    /** whose hand comes */
    giver: Seat;
    /** of each number from 1 to 7, how many the player has never seen */
    unseen: number[];
  }

  /** What stands on the board and on a ticket. */
  export interface Printed {
    /** RL-4 round: what each number of hits pays, from 0 */
    prizes: { [key: number]: number[] };
    /** RL-2 round: where hands go */
    ways: { [key: number]: "left" | "right" };
    /** of the cards */
    numbers: number[];
    /** places on it */
    ticket: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-Draft": {};
    "screen-before": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-dealer": { name: Value };
    "screen-Deal": {};
    "screen-Draft": { cards: Value; number: Value; way: Value };
    "screen-Lottery": {};
    "screen-over": {};
    "screen-lottery-of": { round: Value };
    "screen-pays": {};
    "screen-chips": {};
    "screen-ticket": {};
    "screen-hits-of": { round: Value };
    "screen-no-hits": {};
    "screen-debt": {};
    "screen-out": {};
    "screen-hand": {};
    "screen-held": { round: Value };
    "screen-unseen": {};
    "screen-secret": {};
    "board-round": { round: Value; rounds: Value };
    "board-pick": { cards: Value; number: Value; round: Value; rounds: Value };
    "board-ask": {};
    "board-comes-from": { name: Value };
    "board-choose": {};
    "board-rest": { cards: Value; name: Value };
    "board-laid": {};
    "board-dealer": {};
    "board-you": {};
    "board-way": { way: Value };
    "board-in-drum": { count: number };
    "board-hits": { hits: number };
    "board-ticket": {};
    "board-only-you": {};
    "board-ticket-of": { cards: Value; hits: Value; name: Value; round: Value };
    "board-unseen": { card: Value; count: number };
    "board-verdict": { amount: Value; hits: number };
    "guide-drum": {};
    "guide-hand": {};
    "guide-pass": {};
    "guide-unseen": {};
    "guide-prizes": {};
  }
}
