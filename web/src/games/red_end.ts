// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace red_end {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "red_end.Table";
    bank: bank.Bank;
    rounds: number;
    round: Round;
  }

  /** What is dealt, drawn and done with between one dealer and the next. */
  export interface Round {
    type: "red_end.Round";
    /** from 1; 0 until the first dealer is drawn */
    number: number;
    dealer: Seat;
    /** piles[seat], how many cards lie there */
    piles: number[];
    /** off[seat], the cards that came off its pile, first to last */
    off: number[][];
    /** black[seat], the cards that count for it, as it drew them */
    black: number[][];
    /** those still in, in the order of their turns, the next one first */
    turns: Seat[];
    knocked_out: Seat[];
    /** lost[seat], the cards of whoever met a red one (the last of them) or was put out */
    lost: number[][];
  }

  export interface Hand {
    type: "red_end.Hand";
    /** one's own, as it was made: top first */
    pile: number[];
  }

  /** Draw the top card of somebody's pile. */
  export interface Draw {
    type: "red_end.Draw";
    pile: Seat;
  }

  export interface Pass {
    type: "red_end.Pass";
  }

  export type Move = Draw | Pass | bank.Move;

  /** Told to the owner alone: the pile, top first, and how many black cards lie on top. */
  export interface PiledUp {
    type: "red_end.PiledUp";
    pile: number[];
    black: number;
  }

  /** A black card, and how many of them the seat has now. */
  export interface DrewBlack {
    type: "red_end.DrewBlack";
    seat: Seat;
    pile: Seat;
    card: number;
    count: number;
  }

  /** The seat is knocked out. */
  export interface DrewRed {
    type: "red_end.DrewRed";
    seat: Seat;
    pile: Seat;
    card: number;
  }

  export interface Passed {
    type: "red_end.Passed";
    seat: Seat;
    sum: number;
    count: number;
  }

  /** Who wins the round, with what sum in how many cards. */
  export interface CameFirst {
    type: "red_end.CameFirst";
    seats: Seat[];
    sum: number;
    count: number;
  }

  /** All were knocked out, and the pot is for the next round. */
  export interface PotStayed {
    type: "red_end.PotStayed";
    amount: number;
  }

  /** What is left in the pot and goes to nobody. */
  export interface HouseTook {
    type: "red_end.HouseTook";
    amount: number;
  }

  export type Event =
    | PiledUp
    | DrewBlack
    | DrewRed
    | Passed
    | CameFirst
    | PotStayed
    | HouseTook
    | bank.Event;

  export type Phase = "Begin" | "Deal" | "DrawOrPass" | "Over";

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
    /** a red card came off this pile already, so that the next is red for certain */
    red: boolean;
    /** what the seat pays if the card is red */
    fine: number;
    /** how many black cards it would have if the card is black; or has, if it passes */
    count: number;
    /** each of the others still in, if the card is black */
    others_pay: number;
    /** of the black cards it has now */
    sum: number;
  }

  /** How a pile is made. */
  export interface Printed {
    /** cards in it */
    pile: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-DrawOrPass": {};
    "screen-before": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-pot": { amount: Value };
    "screen-chips": { amount: Value };
    "screen-debt": {};
    "screen-dealer": {};
    "screen-in": {};
    "screen-passed": {};
    "screen-knocked-out": {};
    "screen-out": {};
    "screen-sum": { sum: Value };
    "screen-legend": {};
    "board-ask": {};
    "board-race": { best: Value; how: Value; mine: Value };
    "board-nobody": {};
    "board-pays": { amount: Value; count: number };
    "board-fine": { amount: Value };
    "board-pot": {};
    "board-chips": {};
    "board-dealer": {};
    "board-passed": {};
    "board-burnt": {};
    "board-here": {};
    "board-red-here": {};
    "board-pile": { count: number; name: Value; off: Value };
    "board-state": { state: Value; sum: Value };
    "board-mine": { sum: Value };
    "board-my-state": { state: Value; sum: Value };
    "board-nth": { count: number };
    "board-own": {};
    "board-own-cards": { cards: Value; gone: number };
    "board-pass": {};
    "board-keep": { sum: Value };
    "board-draw": { name: Value };
    "board-left": { count: number; red: Value };
    "board-first": {};
    "board-took": { amount: Value; how: Value; names: Value };
    "board-why": { count: number; fewer: Value; how: Value; name: Value; sum: Value };
    "board-came": { card: Value; count: number; how: Value; name: Value; sum: Value };
    "board-borrowed": {};
    "board-verdict": { amount: Value; how: Value };
    "guide-piles": {};
    "guide-own": {};
    "guide-draw": {};
    "guide-fourth": {};
    "guide-pass": {};
  }
}
