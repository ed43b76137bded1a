// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { GameEvent, Move, Seat } from "./games";

/** The whole review. Moves and events are values, so that each reader can be told in their own language. */
export interface Review {
  game: string;
  /** of the record */
  digest: string;
  means: "network" | "playouts";
  /** for each point; worlds that the network looked at, if that is what judged */
  playouts: number;
  seed: number;
  /** the level whose advice this is */
  expert: string;
  points: Point[];
  /** by seat */
  people: Person[];
}

/** The table after a choice. */
export interface Point {
  /** counted from 1; 0 is before the first */
  choice: number;
  by: "start" | "chance" | "moves" | "aside";
  /** who chose, in seat order; nobody when chance did */
  seats: Seat[];
  /** what everybody was told */
  events: GameEvent[];
  /** what they chose, by `seats`, where everybody was told nothing */
  moves: Move[];
  /** what chance decided, where everybody was told nothing */
  drawn: string;
  /** chances[seat], of winning */
  chances: WinChance[];
  /** the round it was made in, counted from 1; in a course, the gamble; 0 where there are none */
  round: number;
}

/** A chance of winning, and the 95 % interval it was measured with. */
export interface WinChance {
  value: number;
  low: number;
  high: number;
}

/** One seat's game. `luck`, `skill` and `others` add up to `won` less `start`. */
export interface Person {
  name: string;
  score: number;
  place: number;
  /** the share of the win: 1, a half, … or 0 */
  won: number;
  /** before the first choice */
  start: WinChance;
  /** what dice and cards brought */
  luck: Gain;
  /** what the seat's own choices brought */
  skill: Gain;
  /** what the others' choices brought */
  others: Gain;
  /** how often there was something to choose */
  decisions: number;
  /** how many of them were the expert's choice */
  agreed: number;
  best: Decision[];
  worst: Decision[];
}

/** A change of a winning chance, and how far off it may be: half the width of its 95 % interval. */
export interface Gain {
  value: number;
  margin: number;
}

/** What one choice of one seat was worth, judged by what that seat could know then. */
export interface Decision {
  choice: number;
  seat: Seat;
  chosen: Move;
  /** what the expert would have done */
  expert: Move;
  /** whether that is the same */
  agreed: boolean;
  /** how many there were */
  options: number;
  /** against the expert's choice; where that was chosen, against the other options on average */
  gain: Gain;
  /** how often the choice wins from there, as its seat could know */
  chance: number;
  /** the same of what it was compared with */
  rival: number;
}
