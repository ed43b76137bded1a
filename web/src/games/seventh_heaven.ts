// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value, GameName } from "./common";
import type { bank } from "./bank";
import type { batting_poker } from "./batting_poker";
import type { between_bet } from "./between_bet";
import type { mind_roulette } from "./mind_roulette";
import type { red_end } from "./red_end";
import type { rotary_lottery } from "./rotary_lottery";
import type { three_seven } from "./three_seven";
import type { your_order } from "./your_order";

export namespace seventh_heaven {
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
    /** SH-31 full, light, bluff, or a list of gambles */
    course?: string[];
  }

  export interface Table<T> {
    type: "seventh_heaven.Table";
    gambles: string[];
    /** of the current gamble, or the last one, counted from 0 */
    number: number;
    /** of that gamble */
    phase: string;
    /** its table */
    gamble: T;
    /** gamble by gamble */
    results: Ended[];
    /** worth[seat], chips and stakes less an open debt: SH-15 if all ended now */
    worth: number[];
  }

  /** How a gamble of the course left everybody. */
  export interface Ended {
    type: "seventh_heaven.Ended";
    gamble: string;
    /** chips[seat] */
    chips: number[];
    /** debt[seat] */
    debt: boolean[];
    out: Seat[];
    /** worth[seat], the chips less an open debt: SH-15 if all ended there */
    worth: number[];
  }

  export interface GoOn {
    type: "seventh_heaven.GoOn";
  }

  export type Move =
    | GoOn
    | batting_poker.Move
    | bank.Move
    | rotary_lottery.Move
    | between_bet.Move
    | mind_roulette.Move
    | your_order.Move
    | red_end.Move
    | three_seven.Move;

  export interface Began {
    type: "seventh_heaven.Began";
    gamble: GameName;
    number: number;
    of: number;
  }

  /** A gamble is over; what everybody has now, by seat. */
  export interface Finished {
    type: "seventh_heaven.Finished";
    gamble: GameName;
  }

  /** Fewer than three are left: the course ends early. */
  export interface BrokeOff {
    type: "seventh_heaven.BrokeOff";
    left: number;
  }

  export type Event =
    | Began
    | Finished
    | BrokeOff
    | batting_poker.Event
    | bank.Event
    | rotary_lottery.Event
    | between_bet.Event
    | mind_roulette.Event
    | your_order.Event
    | red_end.Event
    | three_seven.Event;

  export type Phase = "Play" | "Pause" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table<batting_poker.Table | rotary_lottery.Table | between_bet.Table | mind_roulette.Table | your_order.Table | red_end.Table | three_seven.Table>;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: batting_poker.Hand | rotary_lottery.Hand | between_bet.Hand | mind_roulette.Hand | your_order.Hand | red_end.Hand | three_seven.Hand | null;
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "option-course": {};
    "ask-Pause": {};
    "screen-course": { number: Value; of: Value };
    "screen-gamble": {};
    "screen-start": {};
    "screen-now": {};
    "screen-out": {};
    "screen-debt": {};
    "board-on": { number: Value; of: Value };
    "board-on-at": { number: Value; of: Value; progress: Value };
    "board-played": { count: Value; of: Value };
    "board-score": {};
    "board-chart": {};
    "board-leads": { by: Value; name: Value; you: Value };
    "board-level": { chips: Value; names: Value };
    "board-won": { count: number; names: Value; you: Value };
    "board-owes": { count: number; names: Value; you: Value };
    "board-are-out": { count: number; names: Value; you: Value };
    "board-on-now": {};
    "board-next-one": {};
    "board-now": {};
    "board-loans": {};
    "board-next": { gamble: Value };
    "board-ready": { of: Value; ready: Value };
    "board-chips": { debt: Value };
    "guide-course": {};
    "guide-score": {};
    "guide-debt": {};
    "guide-pause": {};
    "refused-no-gamble": { courses: Value; gambles: Value; name: Value };
    "refused-short-course": {};
  }
}
