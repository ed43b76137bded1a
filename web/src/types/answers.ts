// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { GameEvent, Move, Scene, Seat, View } from "../games";
import type { Result } from "./said";

// What REST answers

/** How the chance of a game was settled. */
export interface Fairness {
  scheme: 2;
  /** the SHA-256 of the secret, shown before the game */
  commitment: string;
  /** of the house, shown after the game */
  secret: string;
  /** the seats of each person; computer players sit in the others */
  people: Seat[][];
  /** in seat order */
  contributions: Contribution[];
  /** the first seats of people who did not commit in time */
  left_out: Seat[];
  /** of people who committed but did not reveal */
  withdrawn: Seat[];
}

/** The random bytes of the person in this seat (their first seat, if they have several). */
export interface Contribution {
  seat: Seat;
  random: string;
}

/** The scheme before people had to commit: whoever added last could choose the result, together with the house. */
export interface OlderFairness {
  commitment: string;
  secret: string;
  contributions: Contribution[];
  left_out: Seat[];
}

/** A game of a deal: its chance is that of all other games of the deal, and nobody at the table adds to it. */
export interface Dealt {
  scheme: 3;
  /** its name */
  deal: string;
  /** the SHA-256 of the secret, shown before the first game of the deal */
  commitment: string;
  /** of the deal; none until it is opened, after its last game */
  secret?: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  /** of computer players, the weakest first */
  levels: string[];
  /** the version of its rules */
  rules: number;
  /** whether it has questions where the first to speak counts, as in an auction */
  calls: boolean;
  /** JSON Schema of its options */
  options: unknown;
}

/** Who I am here. */
export interface Me {
  person: string;
  name: string;
}

/** Done; there is nothing else to report. */
export interface Gone {}

/** The ids of people I have muted, and of people I have blocked. */
export interface Rights {
  muted: string[];
  blocked: string[];
}

/** A secret token. It is shown once; only its hash is stored. */
export interface Secret {
  token: string;
  /** seconds since 1970 */
  expires: number | null;
}

/** The best choice: what an expert likes most, unless another move is clearly better in the worlds looked at. */
export interface Hint {
  move: Move;
  /** of winning, or in a course of winning the gamble, from 0 to 1; null if nothing was weighed */
  chance: number | null;
  /** up to 12 moves, `move` first; those not told apart from it have the same share */
  weighed: Worth[];
}

/** How often a move wins in the worlds that the seat may be in. */
export interface Worth {
  move: Move;
  /** of the wins, from 0 to 1 */
  share: number;
  /** half of its 95 % interval */
  margin: number;
}

/** One game, complete. Names are labels that may be changed: the digest does not cover them. */
export interface Record {
  /** the format */
  croupier: number;
  game: string;
  /** the version of its rules */
  rules: number;
  options: unknown;
  /** their names */
  seats: string[];
  choices: (Drawn | Moved | Aside)[];
  /** null while the game is in progress */
  result: Result | null;
  digest: string;
  /** how chance was settled, if that can be checked: docs/fairness.md */
  fairness?: Fairness | OlderFairness | Dealt;
}

/** What was drawn, and the odds it was drawn from. */
export interface Drawn {
  choice: "chance";
  /** what it was drawn for */
  drawn: string;
  odds: unknown;
  outcome: unknown;
}

/** The moves of all seats that were asked, in seat order, including forced moves and silence. */
export interface Moved {
  choice: "moves";
  moves: Answer[];
}

export interface Answer {
  seat: Seat;
  move: unknown;
}

/** What one seat did at once, before its decision. */
export interface Aside {
  choice: "aside";
  seat: Seat;
  move: unknown;
}

/** A finished game, or part of it, as one seat or an onlooker saw it. */
export interface Replay {
  /** names[seat] */
  names: string[];
  /** of its choices */
  total: number;
  frames: Frame[];
  /** null if it was stopped early */
  result: Result | null;
  /** where everybody stood when it was stopped, if it had begun */
  stood: Result | null;
}

/** One choice in a finished game, and what followed. */
export interface Frame {
  /** of the choice, counted from 1 */
  number: number;
  /** by the seats that were asked, or by chance */
  choice: Drawn | Moved | Aside;
  /** as the seat or the onlooker was told */
  events: GameEvent[];
  /** the table after each event, if there are several */
  steps: Scene["table"][];
  /** after it */
  view: View | Scene;
}

/** The progress of a finished game's review, which is computed in the background. */
export interface ReviewState {
  status: "none" | "running" | "done";
  /** from 0 to 1 */
  progress: number;
  review: unknown;
}

/** All dice and cards in the finished games of this house. */
export interface Rolls {
  /** seconds since 1970; counted at most once a minute */
  counted_at: number;
  games: number;
  /** of all kinds */
  draws: number;
  /** dice first; only those that are tested */
  kinds: Kind[];
}

/** What can be pooled: dice with this many faces, or draws for the same purpose from bags of the same size. */
export interface Kind {
  of: "dice" | "bag";
  /** null for dice, which are the same in all games */
  game: string | null;
  /** what was drawn, with # in place of numbers; empty for dice */
  drawn: string;
  /** all equally likely */
  faces: number;
  everybody: Spread;
  /** what was drawn for each seat, by seat */
  seats: Spread[];
}

/** How often each face came up. */
export interface Spread {
  /** counts[face - 1] */
  counts: number[];
  /** null while there are too few */
  chi_square: number | null;
  /** the probability that pure chance is at least this uneven */
  p: number | null;
}
