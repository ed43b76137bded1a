// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace three_seven {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "three_seven.Table";
    /** its pot is the middle */
    bank: bank.Bank;
    /** players who started the gamble */
    started: number;
    now: Round;
    /** how the last round ended */
    last: Ending | null;
    rounds: number;
  }

  /** One round, all of it public; the next begins with a new one. */
  export interface Round {
    type: "three_seven.Round";
    number: number;
    dealer: Seat;
    /** drawn[seat], how many cards, those dealt included */
    drawn: number[];
    /** played[seat], oldest first */
    played: number[][];
    /** shown[seat], the hand it declared; empty if it has not */
    shown: number[][];
    /** still in the round, in seat order */
    inside: Seat[];
    all_in: Seat[];
    /** still to bet, in this order */
    to_bet: Seat[];
    /** a seat for each card to come, in this order */
    to_draw: Seat[];
  }

  /** How a round ended. */
  export interface Ending {
    type: "three_seven.Ending";
    round: number;
    /** sevens: the pile was empty; alone: all others had folded */
    how: "declared" | "sevens" | "alone" | "nobody";
    /** stakes[seat], all that it had put down */
    stakes: number[];
    /** shown[seat], the hand it declared; empty if it did not */
    shown: number[][];
    /** sevens[seat], of those who showed how many they have */
    sevens: (number | null)[];
    /** won[seat], of all stakes and the middle */
    won: number[];
    /** what could not be shared, or has no winner */
    left: number;
  }

  export interface Hand {
    type: "three_seven.Hand";
    /** in rising order; a folded hand is remembered */
    cards: number[];
  }

  export interface Call {
    type: "three_seven.Call";
  }

  export interface Raise {
    type: "three_seven.Raise";
    /** more than the highest stake */
    by: number;
  }

  export interface Fold {
    type: "three_seven.Fold";
  }

  export interface AllIn {
    type: "three_seven.AllIn";
  }

  export interface Hold {
    type: "three_seven.Hold";
  }

  export interface Declare {
    type: "three_seven.Declare";
  }

  export interface Play {
    type: "three_seven.Play";
    card: number;
  }

  export type Move = Call | Raise | Fold | AllIn | Hold | Declare | Play | bank.Move;

  export interface Got {
    type: "three_seven.Got";
    card: number;
  }

  export interface Staked {
    type: "three_seven.Staked";
    seat: Seat;
    how: "call" | "raise" | "all-in";
    /** put down now */
    amount: number;
    /** all that lies before the seat */
    stake: number;
  }

  export interface Folded {
    type: "three_seven.Folded";
    seat: Seat;
    /** having no cards left */
    by_force: boolean;
  }

  export interface Declared {
    type: "three_seven.Declared";
    seat: Seat;
    cards: number[];
  }

  export interface NobodyDeclared {
    type: "three_seven.NobodyDeclared";
  }

  export interface Played {
    type: "three_seven.Played";
    seat: Seat;
    card: number;
    /** how many cards */
    draws: number;
  }

  export interface ShowedSevens {
    type: "three_seven.ShowedSevens";
    seat: Seat;
    sevens: number;
  }

  export interface LeftOver {
    type: "three_seven.LeftOver";
    amount: number;
    to: "middle" | "bank";
  }

  export type Event =
    | Got
    | Staked
    | Folded
    | Declared
    | NobodyDeclared
    | Played
    | ShowedSevens
    | LeftOver
    | bank.Event;

  export type Phase =
    | "FirstDealer"
    | "Draw"
    | "Bet"
    | "SpeakUp"
    | "SpeakAgain"
    | "PlayOne"
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

  export interface Preview {
    /** chips put down by a bet */
    pay: number;
    /** all that would then lie before the seat */
    stake: number;
    /** TS-9 at most this many cards, and only if nobody else plays the number */
    draws: number;
    /** that the hand would hold before it draws */
    sevens: number;
    /** TS-7 whether these are enough to declare */
    may_declare: boolean;
  }

  /** What the game is played with. */
  export interface Printed {
    /** TS-1 players who started: cards in the deck */
    cards: { [key: number]: number };
    /** the number that counts */
    seven: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-Bet": {};
    "ask-SpeakUp": {};
    "ask-SpeakAgain": {};
    "ask-PlayOne": {};
    "screen-FirstDealer": {};
    "screen-Over": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-dealer": { name: Value };
    "screen-pile": { cards: number };
    "screen-prize": { amount: Value };
    "screen-middle": { amount: Value };
    "screen-chips": {};
    "screen-stake": {};
    "screen-cards": {};
    "screen-played": {};
    "screen-debt": {};
    "screen-debt-card": {};
    "screen-out": {};
    "screen-folded": {};
    "screen-all-in": {};
    "screen-hand": {};
    "screen-to-match": { amount: number };
    "board-subtitle": { phase: Value; round: Value; rounds: Value };
    "board-dealer": {};
    "board-bet": { how: Value; stake: Value };
    "board-folded": {};
    "board-is-all-in": {};
    "board-played": {};
    "board-cards": { count: number };
    "board-stake": { amount: Value };
    "board-my-stake": { amount: Value; debt: Value };
    "board-prize": {};
    "board-sevens": { count: Value };
    "board-has-sevens": { count: number };
    "board-draws-now": { count: number };
    "board-to-call": { amount: number };
    "board-ask-all-in": {};
    "board-ask-borrow": {};
    "board-may-declare": {};
    "board-hold-sub": {};
    "board-play-sub": {};
    "board-raise-by": {};
    "board-fold": {};
    "board-call": {};
    "board-call-pay": { pay: number };
    "board-raise": { stake: Value };
    "board-pay": { pay: Value };
    "board-all-in": {};
    "board-hold": {};
    "board-declare": {};
    "board-declare-sub": { sevens: number };
    "board-choose": {};
    "board-draws": { card: Value; count: number };
    "board-play-count": { card: Value; count: number };
    "board-hold-count": { card: Value; count: number };
    "board-shared": { amount: Value };
    "board-why": { how: Value };
    "board-fate": { how: Value };
    "board-sum": { stake: Value; won: Value };
    "board-verdict": { amount: Value; how: Value };
    "guide-machine": {};
    "guide-hand": {};
    "guide-bet": {};
    "guide-speak": {};
    "guide-play": {};
    "guide-seats": {};
  }
}
