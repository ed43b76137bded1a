// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Faces, Value } from "./common";
import type { money } from "./money";

export namespace royal_casino {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** RC-3 begin with face 1, the plainest */
    first_game?: boolean;
    /** play on these; empty: on the house's */
    faces?: Row[][];
  }

  export interface Table {
    type: "royal_casino.Table";
    first_game: boolean;
    /** the faces the players brought; empty if the house's are used */
    own: Row[][];
    /** in points */
    purses: money.Purses;
    /** dice[seat] not on the board, those of the turn included */
    dice: number[];
    /** boards in the order they came up, each as the face that was up first */
    pile: number[];
    /** the face played on */
    face: number;
    /** its rows */
    rows: Row[];
    /** placed[row - 1], the dice on it from left to right */
    placed: number[][];
    /** the dice of this turn not yet placed, as they lie */
    roll: Faces;
    /** a die of this roll is placed */
    may_stop: boolean;
    turn: Seat;
    round: number;
    /** owners[row - 1], who placed each die on it, from left to right */
    owners: Seat[][];
    /** points that end the game */
    target: number;
  }

  export interface Row {
    /** yellow rows add their points, black ones take them away */
    colour: "yellow" | "black";
    points: number;
    /** from left to right */
    cells: (number | "*" | "**")[];
  }

  export interface Place {
    type: "royal_casino.Place";
    number: number;
    row: number;
  }

  export interface RollAgain {
    type: "royal_casino.RollAgain";
  }

  export interface Stop {
    type: "royal_casino.Stop";
  }

  export type Move = Place | RollAgain | Stop;

  /** Who starts a round. */
  export interface Started {
    type: "royal_casino.Started";
    seat: Seat;
    round: number;
  }

  /** The face a round is played on. */
  export interface Laid {
    type: "royal_casino.Laid";
    face: number;
  }

  export interface Rolled {
    type: "royal_casino.Rolled";
    seat: Seat;
    roll: Faces;
  }

  /** No die fits. */
  export interface Missed {
    type: "royal_casino.Missed";
    seat: Seat;
  }

  export interface Placed {
    type: "royal_casino.Placed";
    seat: Seat;
    number: number;
    row: number;
  }

  export interface Stopped {
    type: "royal_casino.Stopped";
    seat: Seat;
  }

  /** A yellow row is closed. */
  export interface Won {
    type: "royal_casino.Won";
    seat: Seat;
    row: number;
    points: number;
  }

  /** A black row is closed; `paid` is less than its points where the seat has less. */
  export interface Lost {
    type: "royal_casino.Lost";
    seat: Seat;
    row: number;
    points: number;
    paid: number;
  }

  /** The last cell of the face is filled. */
  export interface Filled {
    type: "royal_casino.Filled";
    face: number;
  }

  export type Event = Started | Laid | Rolled | Missed | Placed | Stopped | Won | Lost | Filled;

  export type Phase = "First" | "Lay" | "Roll" | "Choose" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: null;
  }

  export interface Preview {
    /** it fills the last cell of its row */
    closes: boolean;
    /** what the seat gains by that, below 0 if it loses them */
    points: number;
    /** it fills the last cell of the face, which ends the round */
    ends: boolean;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: number };
    "option-first_game": {};
    "option-faces": {};
    "ask-Choose": {};
    "screen-round": { face: Value; round: Value; target: number };
    "screen-before": { round: Value };
    "screen-yellow": {};
    "screen-black": {};
    "screen-plus": { points: Value };
    "screen-minus": { points: Value };
    "screen-closed": {};
    "screen-needs": { number: Value };
    "screen-any": {};
    "screen-other": { number: Value };
    "screen-legend": {};
    "screen-points": { amount: number };
    "screen-dice": { count: number };
    "screen-roll": { name: Value };
    "screen-left": { name: Value };
    "board-round": { round: Value; target: Value };
    "board-before": {};
    "board-points": { points: Value };
    "board-must": {};
    "board-where": { number: Value };
    "board-which": { row: Value };
    "board-free": {};
    "board-roll": {};
    "board-die": { number: Value };
    "board-unfit": { number: Value };
    "board-here": { numbers: Value; row: Value };
    "board-star": {};
    "board-second": {};
    "board-row": { colour: Value; open: Value; placed: Value; row: Value; value: Value };
    "board-whose": { name: Value; number: Value };
    "board-verdict": { points: Value; sign: number };
    "board-face-title": { round: Value };
    "board-row-short": { row: Value };
    "board-instead": { points: Value };
    "board-placed": { count: number };
    "board-choose": {};
    "board-place": { number: Value };
    "board-on-row": { row: Value };
    "board-close": { row: Value };
    "board-gain": { points: number; value: Value };
    "board-gain-last": { points: number; value: Value };
    "board-stop": {};
    "board-again": {};
    "board-with": { count: number };
    "board-one-first": {};
    "guide-rows": {};
    "guide-last": {};
    "guide-roll": {};
    "guide-cells": {};
    "guide-on": {};
    "guide-end": {};
    "refused-face-number": { line: Value; number: Value };
    "refused-face-first": { line: Value };
    "refused-row": { example: Value; face: Value; line: Value; row: Value };
    "refused-faces": { count: Value };
    "refused-face-rows": { count: Value; face: Value; rows: Value };
    "refused-face-cells": { count: Value; face: Value };
    "refused-face-black": { face: Value };
    "refused-face-star": { face: Value };
    "refused-face-times": { face: Value; number: Value; times: Value };
    "refused-face-worth": { black: Value; face: Value; yellow: Value };
    "refused-row-cells": { count: Value; face: Value; row: Value };
    "refused-row-stars": { face: Value; row: Value; stars: Value };
    "refused-row-both": { face: Value; row: Value };
    "refused-row-number": { face: Value; number: Value; row: Value };
    "refused-row-points": { face: Value; points: Value; row: Value };
  }
}
