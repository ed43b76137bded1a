// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace mind_roulette {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "mind_roulette.Table";
    /** deposits lie in bank.down */
    bank: bank.Bank;
    /** the one being played last; none before there is a dealer */
    rounds: Round[];
  }

  export interface Round {
    type: "mind_roulette.Round";
    dealer: Seat;
    /** the dealer's, when the round began */
    deposit: number;
    /** tiles[seat], in hand */
    tiles: number[];
    /** bets[seat], a space for each tile on this card */
    bets: string[][];
    /** on this card, the one whose turn it is first */
    to_bet: Seat[];
    /** the opening card first */
    shown: number[];
    /** of the last card that was bet on */
    last: Result | null;
    /** won[seat], with all tiles of this round */
    won: number[];
    /** why the round is over, and what the dealer gets from it */
    end: Ended | null;
  }

  /** What a card that was turned up brought. */
  export interface Result {
    type: "mind_roulette.Result";
    card: number;
    /** bets[seat], as they lay */
    bets: string[][];
    /** won[seat], as far as it is told */
    won: number[];
  }

  /** The round is over, and the dealer takes back what is left of the deposit. */
  export interface Ended {
    type: "mind_roulette.Ended";
    seat: Seat;
    why: "bonus" | "tiles" | "deposit";
    kept: number;
    bonus: number;
  }

  export interface Hand {
    type: "mind_roulette.Hand";
    /** the dealer's card that lies face down */
    laid: number | null;
  }

  /** Begin with this card, face up. */
  export interface Show {
    type: "mind_roulette.Show";
    card: number;
  }

  /** Lay this card face down. */
  export interface Lay {
    type: "mind_roulette.Lay";
    card: number;
  }

  /** Put a tile on a space. */
  export interface Place {
    type: "mind_roulette.Place";
    space: string;
  }

  /** Keep the tiles that are left. */
  export interface Done {
    type: "mind_roulette.Done";
  }

  export type Move = Show | Lay | Place | Done | bank.Move;

  /** A deposit. */
  export interface PutAside {
    type: "mind_roulette.PutAside";
    seat: Seat;
    amount: number;
  }

  export interface Opened {
    type: "mind_roulette.Opened";
    seat: Seat;
    card: number;
  }

  /** Everybody sees that a card lies face down, but not which it is. */
  export interface Laid {
    type: "mind_roulette.Laid";
    seat: Seat;
  }

  /** The dealer alone is told which card it is. */
  export interface Hid {
    type: "mind_roulette.Hid";
    card: number;
  }

  export interface Placed {
    type: "mind_roulette.Placed";
    seat: Seat;
    space: string;
  }

  /** A player keeps the tiles that are left. */
  export interface HeldBack {
    type: "mind_roulette.HeldBack";
    seat: Seat;
    tiles: number;
  }

  export interface Showed {
    type: "mind_roulette.Showed";
    seat: Seat;
    card: number;
  }

  /** Tiles on a winning space were paid, and came back. */
  export interface Paid {
    type: "mind_roulette.Paid";
    seat: Seat;
    space: string;
    tiles: number;
    amount: number;
  }

  /** Tiles on other spaces are the dealer's until the round ends. */
  export interface Lost {
    type: "mind_roulette.Lost";
    seat: Seat;
    tiles: number;
  }

  /** What the deposit could not pay. */
  export interface BankPaid {
    type: "mind_roulette.BankPaid";
    amount: number;
  }

  /** The round is over, and the dealer takes back what is left of the deposit. */
  export interface Ended {
    type: "mind_roulette.Ended";
    seat: Seat;
    why: "bonus" | "tiles" | "deposit";
    kept: number;
    bonus: number;
  }

  export type Event =
    | PutAside
    | Opened
    | Laid
    | Hid
    | Placed
    | HeldBack
    | Showed
    | Paid
    | Lost
    | BankPaid
    | Ended
    | bank.Event;

  export type Phase = "DrawFirst" | "ShowCard" | "LayCard" | "PlaceTiles" | "Over";

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
    /** for the tile, if the card is one of these */
    pays: number;
    cards: number[];
    /** what the bank would pay the dealer for showing the card; 0 if it would not */
    bonus: number;
  }

  /** What stands on the cloth. */
  export interface Printed {
    /** space: what a tile is paid there */
    pays: { [key: string]: number };
    /** cards of one number that the bonus takes */
    alike: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: number };
    "ask-ShowCard": {};
    "ask-LayCard": {};
    "ask-PlaceTiles": {};
    "screen-before": {};
    "screen-over": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-deals": {};
    "screen-deposit-left": { amount: Value; first: Value };
    "screen-shown": {};
    "screen-nothing-shown": {};
    "screen-face-down": {};
    "screen-only-you": {};
    "screen-bonus": {};
    "screen-alike": { count: Value };
    "screen-zero": {};
    "screen-low": {};
    "screen-middle": {};
    "screen-high": {};
    "screen-black": {};
    "screen-red": {};
    "screen-pays": { amount: Value };
    "screen-chips": {};
    "screen-deposit": {};
    "screen-tiles": {};
    "screen-tiles-none": {};
    "screen-debt": {};
    "screen-out": {};
    "board-dealer": {};
    "board-aside": { amount: Value };
    "board-deposit": { name: Value; you: Value };
    "board-of": { amount: Value };
    "board-no-card": {};
    "board-goal": { name: Value; you: Value };
    "board-alike": { alike: Value; card: Value; count: Value };
    "board-any-alike": { count: number };
    "board-cloth": {};
    "board-space": { space: Value };
    "board-space-pays": { pays: Value; space: Value };
    "board-tiles-of": { count: number; name: Value };
    "board-in-hand": { count: number };
    "board-tiles": { cloth: number; hand: number };
    "board-where": {};
    "board-think": { space: Value };
    "board-one-at-least": { count: number };
    "board-more": { count: Value };
    "board-aim": { bonus: Value };
    "board-hand": {};
    "board-ask": { phase: Value };
    "board-bonus": { bonus: Value };
    "board-secret": {};
    "board-put": { space: Value };
    "board-pays": { left: number; pays: Value };
    "board-done": {};
    "board-one-first": {};
    "board-choose-space": {};
    "board-choose-card": {};
    "board-cards": {};
    "board-left-of": { amount: Value };
    "board-dealer-sum": { bonus: number; deposit: Value; kept: Value; name: Value; net: Value; you: Value };
    "board-verdict": { amount: Value; how: Value };
    "guide-mind": {};
    "guide-cloth": {};
    "guide-deposit": {};
    "guide-goal": {};
    "guide-tiles": {};
    "guide-deal": {};
  }
}
