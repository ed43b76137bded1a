// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace between_bet {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "between_bet.Table";
    bank: bank.Bank;
    /** as many as players started */
    rounds: number;
    round: Round;
    /** cards of earlier rounds that stay out */
    used: number[];
    /** how the last row that was turned up paid */
    last: Ending | null;
  }

  export interface Round {
    type: "between_bet.Round";
    number: number;
    dealer: Seat;
    /** row[place], from the left; None is face down */
    row: (number | null)[];
    /** the highest so far */
    call: number;
    /** who called it: leads the auction, then has the right to look */
    holder: Seat | null;
    /** equal highest callers of a beat, until chance decides */
    tied: Seat[];
    /** which the right holder looks at */
    pair: "left" | "right" | null;
    /** of this round, in the order in which they were heard */
    calls: Called[];
  }

  export interface Called {
    type: "between_bet.Called";
    seat: Seat;
    amount: number;
  }

  /** How a round ended: its limits, and what became of everybody's bet. */
  export interface Ending {
    type: "between_bet.Ending";
    round: number;
    limits: Limits;
    /** who had the right to look */
    holder: Seat | null;
    /** bets[seat], 0 without one */
    bets: number[];
    /** won[seat], the prize, or below 0 what was lost; None until that is told */
    won: (number | null)[];
  }

  /** What a row of seven sets, and by which of its cards: these are places, counted from the left. */
  export interface Limits {
    row: number[];
    /** taken away first */
    zeros: number[];
    /** taken away then: one lowest and one highest card */
    struck: [number, number];
    /** the lowest that are left: their sum is the lower limit */
    low: number[];
    /** the highest that are left: their sum is the upper one */
    high: number[];
    /** the lowest bet that wins */
    lowest: number;
    highest: number;
    /** whether these two are the same */
    single: boolean;
  }

  export interface Hand {
    type: "between_bet.Hand";
    /** the pair this seat looked at */
    peeked: number[];
  }

  export interface Call {
    type: "between_bet.Call";
    amount: number;
  }

  export interface Quiet {
    type: "between_bet.Quiet";
  }

  export interface Pick {
    type: "between_bet.Pick";
    pair: "left" | "right";
  }

  export interface Stand {
    type: "between_bet.Stand";
  }

  export interface Raise {
    type: "between_bet.Raise";
    /** of the whole bet */
    amount: number;
  }

  export interface Bet {
    type: "between_bet.Bet";
    /** 0 is no bet */
    amount: number;
  }

  export type Move = Call | Quiet | Pick | Stand | Raise | Bet | bank.Move;

  export interface Laid {
    type: "between_bet.Laid";
    /** None is face down */
    card: number | null;
  }

  export interface Called {
    type: "between_bet.Called";
    seat: Seat;
    amount: number;
  }

  export interface TookLead {
    type: "between_bet.TookLead";
    seat: Seat;
  }

  export interface GotRight {
    type: "between_bet.GotRight";
    seat: Seat;
    amount: number;
  }

  export interface NobodyCalled {
    type: "between_bet.NobodyCalled";
  }

  export interface Picked {
    type: "between_bet.Picked";
    seat: Seat;
    pair: "left" | "right";
  }

  export interface Peeked {
    type: "between_bet.Peeked";
    cards: number[];
  }

  export interface Stood {
    type: "between_bet.Stood";
    seat: Seat;
    amount: number;
  }

  export interface Raised {
    type: "between_bet.Raised";
    seat: Seat;
    amount: number;
  }

  export interface Placed {
    type: "between_bet.Placed";
    seat: Seat;
    amount: number;
  }

  export interface TurnedUp {
    type: "between_bet.TurnedUp";
    row: number[];
    /** the lowest bet that wins */
    lowest: number;
    highest: number;
    /** whether these two are the same */
    single: boolean;
    /** and by which cards */
    limits: Limits;
  }

  export interface Hit {
    type: "between_bet.Hit";
    seat: Seat;
    /** what comes back */
    amount: number;
    /** how many times it is won */
    times: number;
    prize: number;
  }

  export interface Missed {
    type: "between_bet.Missed";
    seat: Seat;
    amount: number;
  }

  export interface Shuffled {
    type: "between_bet.Shuffled";
  }

  export type Event =
    | Laid
    | Called
    | TookLead
    | GotRight
    | NobodyCalled
    | Picked
    | Peeked
    | Stood
    | Raised
    | Placed
    | TurnedUp
    | Hit
    | Missed
    | Shuffled
    | bank.Event;

  export type Phase =
    | "First"
    | "LayOut"
    | "Outbid"
    | "BreakTie"
    | "PickPair"
    | "RaiseOrStand"
    | "PlaceBets"
    | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-Outbid": {};
    "ask-PickPair": {};
    "ask-RaiseOrStand": {};
    "ask-PlaceBets": {};
    "screen-not-begun": {};
    "screen-round": { dealer: Value; round: Value; rounds: Value };
    "screen-left": {};
    "screen-right": {};
    "screen-only-you": {};
    "screen-chips": {};
    "screen-leads": { amount: Value };
    "screen-may-look": { amount: Value };
    "screen-looked": { amount: Value };
    "screen-unseen": { cards: Value };
    "screen-limits": { highest: Value; lowest: Value; single: Value };
    "screen-calls": { calls: Value };
    "screen-last": { highest: Value; lowest: Value; single: Value };
    "screen-debt": {};
    "screen-debt-card": {};
    "screen-out": {};
    "board-title": { part: Value; round: Value; rounds: Value };
    "board-part": { phase: Value };
    "board-dealer": {};
    "board-chips": { debt: Value };
    "board-round": {};
    "board-deals": { name: Value; you: Value };
    "board-highest": {};
    "board-left": { seconds: Value };
    "board-stands": {};
    "board-soon": {};
    "board-no-call": {};
    "board-no-bet": {};
    "board-leads": { name: Value; you: Value };
    "board-you-lead": { amount: Value };
    "board-cannot": {};
    "board-tied": {};
    "board-bet": { name: Value; you: Value };
    "board-picks": { you: Value };
    "board-looked": {};
    "board-barred": {};
    "board-bets": {};
    "board-calls": {};
    "board-unseen": {};
    "board-saw": { name: Value };
    "board-win": {};
    "board-range": { highest: Value; lowest: Value; single: Value };
    "board-hit": { amount: Value; name: Value; you: Value };
    "board-missed": { amount: Value; name: Value; you: Value };
    "board-mark": { amount: Value; name: Value };
    "board-ruler": {};
    "board-last": { highest: Value; lowest: Value; single: Value };
    "board-outbid": { name: Value };
    "board-sub": { phase: Value };
    "board-sub-barred": { amount: Value };
    "board-amount": { phase: Value };
    "board-first": {};
    "board-stand": { amount: Value };
    "board-raise": { amount: Value };
    "board-more": { amount: Value };
    "board-why": { zeros: number };
    "board-fate": { how: Value };
    "board-limit": { amount: Value; side: Value };
    "board-result": { how: Value; limit: Value };
    "board-verdict": { amount: Value; how: Value };
    "guide-row": {};
    "guide-call": {};
    "guide-look": {};
    "guide-limits": {};
    "guide-bet": {};
  }
}
