// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { money } from "./money";

export namespace vabanque {
  /** What a table may set before the game. A variant is an option, never another game. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "vabanque.Table";
    /** chips[tile], in thousands */
    chips: number[][];
    /** laid[seat], the tile of each card it laid, three a round, oldest first */
    laid: number[][];
    /** shown[seat], the same cards, None where face down */
    shown: (("double" | "trap" | "dummy" | null)[])[];
    /** in thousands */
    money: money.Purses;
    /** the turn order of this round */
    order: Seat[];
    /** pawns[seat], the tile; none before the first order is drawn */
    pawns: number[];
    round: number;
    /** taken in this step, all players together */
    turns: number;
    rounds: number;
  }

  export interface Hand {
    type: "vabanque.Hand";
    /** not yet laid this round */
    cards: ("double" | "trap" | "dummy")[];
    /** which card each of its laid ones is, three a round, oldest first */
    laid: ("double" | "trap" | "dummy")[];
  }

  /** Put a chip on a tile. */
  export interface Place {
    type: "vabanque.Place";
    tile: number;
  }

  /** Lay a card face down at a tile. */
  export interface Lay {
    type: "vabanque.Lay";
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  /** Move the pawn clockwise. */
  export interface Walk {
    type: "vabanque.Walk";
    steps: number;
  }

  export type Move = Place | Lay | Walk;

  /** The turn order of a round. */
  export interface LinedUp {
    type: "vabanque.LinedUp";
    round: number;
    order: Seat[];
  }

  export interface Placed {
    type: "vabanque.Placed";
    seat: Seat;
    chip: number;
    tile: number;
  }

  /** Everybody sees where a card lies, but not which it is. */
  export interface Laid {
    type: "vabanque.Laid";
    seat: Seat;
    tile: number;
  }

  /** The owner alone is told which card it is. */
  export interface Hid {
    type: "vabanque.Hid";
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  export interface Walked {
    type: "vabanque.Walked";
    seat: Seat;
    steps: number;
    tile: number;
  }

  /** A tile with pawns is looked at. */
  export interface Opened {
    type: "vabanque.Opened";
    tile: number;
    pawns: Seat[];
  }

  export interface TurnedUp {
    type: "vabanque.TurnedUp";
    seat: Seat;
    card: "double" | "trap" | "dummy";
    tile: number;
  }

  /** What the tile is worth to everybody who is paid there. */
  export interface Yielded {
    type: "vabanque.Yielded";
    tile: number;
    chips: number;
    doubles: number;
    amount: number;
  }

  /** A pawn was paid. */
  export interface Earned {
    type: "vabanque.Earned";
    seat: Seat;
    tile: number;
    amount: number;
  }

  /** A pawn was not paid, because of these players' Traps. */
  export interface Stopped {
    type: "vabanque.Stopped";
    seat: Seat;
    tile: number;
    trappers: Seat[];
  }

  /** A Trap was paid for these players' pawns. */
  export interface Caught {
    type: "vabanque.Caught";
    seat: Seat;
    tile: number;
    pawns: Seat[];
    amount: number;
  }

  export type Event =
    | LinedUp
    | Placed
    | Laid
    | Hid
    | Walked
    | Opened
    | TurnedUp
    | Yielded
    | Earned
    | Stopped
    | Caught;

  export type Phase = "LineUp" | "PutChips" | "LayCards" | "MovePawns" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }

  /** The tile that a move is about, with the move made. */
  export interface Preview {
    tile: number;
    /** what its chips are worth, in thousands, before any ×2 */
    chips: number;
    /** the chip that is put there; null if it is a card or a pawn that goes there */
    chip: number | null;
    /** chips the seat has still to put down this round, this one too */
    left: number;
  }

  /** What everybody has in hand. */
  export interface Printed {
    /** that everybody lays in a round */
    cards: number;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: number };
    "ask-PutChips": {};
    "ask-LayCards": {};
    "ask-MovePawns": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-PutChips": { chip: Value; left: number };
    "screen-LayCards": {};
    "screen-MovePawns": {};
    "screen-LineUp": {};
    "screen-Over": {};
    "screen-tile": { tile: Value };
    "screen-chips": { amount: Value };
    "screen-no-chips": {};
    "screen-steps": { steps: number };
    "screen-double": {};
    "screen-trap": {};
    "screen-dummy": {};
    "screen-money": { amount: number };
    "screen-hand": {};
    "screen-face-down": {};
    "board-first": {};
    "board-yours": {};
    "board-money": { amount: number };
    "board-ask-PutChips": {};
    "board-ask-LayCards": {};
    "board-ask-MovePawns": {};
    "board-verdict": { amount: number };
    "board-opened-title": { round: Value };
    "board-product": { amount: Value; chips: Value; times: Value };
    "board-plus": { amount: number };
    "board-trap-of": { names: Value };
    "board-order": {};
    "board-richest": {};
    "board-chips-left": { chip: Value; left: number };
    "board-clockwise": {};
    "board-choose-tile": {};
    "board-choose-card": {};
    "board-choose-both": {};
    "board-put": { chip: Value; tile: Value };
    "board-tile": { amount: number; tile: Value };
    "board-card": { card: Value; name: Value };
    "board-pawn": { name: Value };
    "board-opens": { tile: Value };
    "board-sum": { chips: Value; times: Value };
    "board-caught": { me: Value; name: Value };
    "board-each": { count: number };
    "board-earned": { me: Value; name: Value };
    "board-stopped": { me: Value; name: Value };
    "board-trappers": { names: Value };
    "guide-ring": {};
    "guide-chips": {};
    "guide-cards": {};
    "guide-secret": {};
    "guide-walk": {};
    "guide-showdown": {};
  }
}
