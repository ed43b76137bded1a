// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { batting_poker } from "./games/batting_poker";
import type { between_bet } from "./games/between_bet";
import type { las_vegas } from "./games/las_vegas";
import type { mind_roulette } from "./games/mind_roulette";
import type { red_end } from "./games/red_end";
import type { rotary_lottery } from "./games/rotary_lottery";
import type { royal_casino } from "./games/royal_casino";
import type { seventh_heaven } from "./games/seventh_heaven";
import type { three_seven } from "./games/three_seven";
import type { vabanque } from "./games/vabanque";
import type { your_order } from "./games/your_order";

export type { Seat, Faces, Value, GameName } from "./games/common";
export type { bank } from "./games/bank";
export type { money } from "./games/money";
export type { batting_poker } from "./games/batting_poker";
export type { between_bet } from "./games/between_bet";
export type { las_vegas } from "./games/las_vegas";
export type { mind_roulette } from "./games/mind_roulette";
export type { red_end } from "./games/red_end";
export type { rotary_lottery } from "./games/rotary_lottery";
export type { royal_casino } from "./games/royal_casino";
export type { seventh_heaven } from "./games/seventh_heaven";
export type { three_seven } from "./games/three_seven";
export type { vabanque } from "./games/vabanque";
export type { your_order } from "./games/your_order";

export type Move =
  | batting_poker.Move
  | between_bet.Move
  | las_vegas.Move
  | mind_roulette.Move
  | red_end.Move
  | rotary_lottery.Move
  | royal_casino.Move
  | seventh_heaven.Move
  | three_seven.Move
  | vabanque.Move
  | your_order.Move;

export type GameEvent =
  | batting_poker.Event
  | between_bet.Event
  | las_vegas.Event
  | mind_roulette.Event
  | red_end.Event
  | rotary_lottery.Event
  | royal_casino.Event
  | seventh_heaven.Event
  | three_seven.Event
  | vabanque.Event
  | your_order.Event;

export type View =
  | batting_poker.View
  | between_bet.View
  | las_vegas.View
  | mind_roulette.View
  | red_end.View
  | rotary_lottery.View
  | royal_casino.View
  | seventh_heaven.View
  | three_seven.View
  | vabanque.View
  | your_order.View;

export type Scene =
  | batting_poker.Scene
  | between_bet.Scene
  | las_vegas.Scene
  | mind_roulette.Scene
  | red_end.Scene
  | rotary_lottery.Scene
  | royal_casino.Scene
  | seventh_heaven.Scene
  | three_seven.Scene
  | vabanque.Scene
  | your_order.Scene;

export type Preview =
  | batting_poker.Preview
  | las_vegas.Preview
  | mind_roulette.Preview
  | red_end.Preview
  | rotary_lottery.Preview
  | royal_casino.Preview
  | three_seven.Preview
  | vabanque.Preview
  | your_order.Preview;

/** What every game says, by its name. */
export interface Lines {
  batting_poker: batting_poker.Lines;
  between_bet: between_bet.Lines;
  las_vegas: las_vegas.Lines;
  mind_roulette: mind_roulette.Lines;
  red_end: red_end.Lines;
  rotary_lottery: rotary_lottery.Lines;
  royal_casino: royal_casino.Lines;
  seventh_heaven: seventh_heaven.Lines;
  three_seven: three_seven.Lines;
  vabanque: vabanque.Lines;
  your_order: your_order.Lines;
}
