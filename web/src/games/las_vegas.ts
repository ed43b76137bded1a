// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Faces, Value } from "./common";

export namespace las_vegas {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** LV-10 draw everybody's winnings face up */
    open_money?: boolean;
    /** LV-20 play with neutral dice */
    neutral?: boolean;
  }

  export interface Table {
    type: "las_vegas.Table";
    open_money: boolean;
    neutral: boolean;
    /** bills not yet drawn, value: how many */
    stack: { [key: number]: number };
    /** bills that went under the stack, in order */
    under: number[];
    /** won[seat], in bills */
    won: number[][];
    /** by face */
    casinos: Casino[];
    /** dice[seat] still in hand, own and neutral */
    dice: number[];
    /** neutrals[seat], how many of them are neutral */
    neutrals: number[];
    /** the casino that gets bills now */
    dealing: number;
    /** the own dice of the seat whose turn it is */
    roll: Faces;
    neutral_roll: Faces;
    start: Seat;
    turn: Seat;
    round: number;
    rounds: number;
  }

  export interface Casino {
    type: "las_vegas.Casino";
    /** largest first */
    bills: number[];
    /** dice[seat]; the last are the neutral dice */
    dice: number[];
  }

  export interface Place {
    type: "las_vegas.Place";
    face: number;
  }

  export type Move = Place;

  /** Who starts a round. */
  export interface Started {
    type: "las_vegas.Started";
    seat: Seat;
    round: number;
  }

  export interface Drew {
    type: "las_vegas.Drew";
    face: number;
    bill: number;
  }

  /** Neutral dice nobody rolls. */
  export interface Scattered {
    type: "las_vegas.Scattered";
    seat: Seat;
    roll: Faces;
  }

  export interface Rolled {
    type: "las_vegas.Rolled";
    seat: Seat;
    roll: Faces;
  }

  export interface RolledNeutral {
    type: "las_vegas.RolledNeutral";
    seat: Seat;
    roll: Faces;
  }

  export interface Placed {
    type: "las_vegas.Placed";
    seat: Seat;
    face: number;
    dice: number;
    neutral: number;
  }

  /** Equal numbers of dice, which get nothing. */
  export interface Tied {
    type: "las_vegas.Tied";
    seat: Seat;
    face: number;
    dice: number;
  }

  export interface TiedNeutral {
    type: "las_vegas.TiedNeutral";
    face: number;
    dice: number;
  }

  export interface Paid {
    type: "las_vegas.Paid";
    seat: Seat;
    face: number;
    bill: number;
    /** that won it */
    dice: number;
  }

  /** A bill that goes under the stack. */
  export interface PaidNobody {
    type: "las_vegas.PaidNobody";
    face: number;
    bill: number;
    /** dice that won it; 0 if nobody did */
    neutral: number;
  }

  export type Event =
    | Started
    | Drew
    | Scattered
    | Rolled
    | RolledNeutral
    | Placed
    | Tied
    | TiedNeutral
    | Paid
    | PaidNobody;

  export type Phase = "First" | "Deal" | "Scatter" | "Roll" | "RollNeutral" | "Choose" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: null;
  }

  /** What the seat would take at the casino with these dice on it, if nobody placed any more. */
  export interface Preview {
    /** in thousands of dollars; null if it would take none */
    bill: number | null;
    /** as many dice as somebody else, which get nothing */
    tied: boolean;
    /** among those paid, 1 the best; 0 if it would not be paid */
    place: number;
    /** who is next in the order of pay, if anybody is */
    ahead_of: Seat | null;
    /** who is just before it, if anybody is */
    behind: Seat | null;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: number };
    "option-open_money": {};
    "option-neutral": {};
    "ask-Choose": {};
    "screen-round": { round: Value; rounds: Value };
    "screen-casino": { face: Value };
    "screen-neutral": {};
    "screen-tied": {};
    "screen-dice": { count: number };
    "screen-neutral-dice": { count: Value };
    "screen-won": { amount: number };
    "screen-face-down": { count: number };
    "screen-starts": {};
    "screen-roll": { name: Value };
    "board-start": {};
    "board-won": { amount: number };
    "board-bills": { count: number };
    "board-so-far": {};
    "board-choose": {};
    "board-put": { face: Value; neutral: number; own: number };
    "board-take": { bill: Value };
    "board-tied": {};
    "board-nothing": {};
    "board-worth-nothing": {};
    "board-spoken": { ahead: Value; behind: Value; bill: Value; neutral: number; outcome: Value; own: number };
    "board-verdict": { amount: number };
    "board-paid-title": { round: Value };
    "board-plus": { amount: number };
    "board-stack": {};
    "board-tie-break": { amount: Value; name: Value; theirs: number; yours: Value };
    "board-row": { count: Value; name: Value; tied: Value };
    "guide-casinos": {};
    "guide-roll": {};
    "guide-preview": {};
    "guide-send": {};
    "guide-ties": {};
    "refused-neutral": {};
  }
}
