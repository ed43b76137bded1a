// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

/** Counted from 0, clockwise. */
export type Seat = number;

/** How many dice show each face, face 1 first. */
export type Faces = number[];

/** What can stand in a line of text. */
export type Value = string | number;

export type GameName =
  | "batting_poker"
  | "between_bet"
  | "las_vegas"
  | "mind_roulette"
  | "red_end"
  | "rotary_lottery"
  | "royal_casino"
  | "seventh_heaven"
  | "three_seven"
  | "vabanque"
  | "your_order";
