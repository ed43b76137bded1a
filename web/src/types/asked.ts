// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Move, Seat } from "../games";
import type { Settings } from "./said";

// What a client says

export type Asked =
  | Choose
  | Commit
  | Reveal
  | Say
  | React
  | Wish
  | Decline
  | StandIn
  | Since
  | Shown
  | Ping;

export type Wishing = "pause" | "go on" | "end";

/** Choose a move, or an aside, for one of my seats. An id that was used before is not played again. */
export interface Choose {
  message: "choose";
  id: string;
  seat: Seat;
  move: Move;
  /** of the update it was chosen from: stale if the game has moved on since, except for calls */
  turn?: number | null;
}

/** Promise 32 random bytes of my own for the chance of the game, by their SHA-256; once in each round. */
export interface Commit {
  message: "commit";
  id: string;
  hash: string;
}

/** Show the random bytes that I have committed to, once everybody who counts has committed to theirs. */
export interface Reveal {
  message: "reveal";
  id: string;
  random: string;
}

/** Talk to the table. */
export interface Say {
  message: "say";
  id: string;
  text: string;
}

/** A sign instead of words. */
export interface React {
  message: "react";
  id: string;
  sign: string;
}

/** Ask the others to pause or resume the clocks, or to end the game; those away are asked when they come back. */
export interface Wish {
  message: "wish";
  id: string;
  what: "pause" | "go on" | "end";
  taken_back?: boolean;
}

/** Answer no to what others wish for: it is off the table. */
export interface Decline {
  message: "decline";
  id: string;
  what: "pause" | "go on" | "end";
}

/** Let a computer player choose for a person who has been away for two minutes, until they come back. */
export interface StandIn {
  message: "stand_in";
  id: string;
  seat: Seat;
}

/** Tell me what I missed after this number or, without one, only how things stand. */
export interface Since {
  message: "since";
  id: string;
  seat?: Seat | null;
  number?: number | null;
  /** with the table after each event, rebuilt from the log */
  steps?: boolean;
}

/** How far this page has shown the table: its person's time begins then. Programs need not say it. */
export interface Shown {
  message: "shown";
  id: string;
  /** of the latest update that a person can see, as the seat counts */
  number: number;
  /** null: as an onlooker counts, on a screen that several people share */
  seat?: Seat | null;
}

/** Are you there? */
export interface Ping {
  message: "ping";
  id: string;
}

export interface Named {
  name: string;
}

/** A table to be opened. Seats are numbered from 0; the opener sits down in the first if they want to. */
export interface OpenTable {
  game: string;
  seats: number;
  options?: { [key: string]: unknown };
  settings?: Partial<Settings>;
  sit?: boolean;
  /** levels, for the seats after mine */
  computers?: string[];
  /** at once */
  begin?: boolean;
  /** of my random bytes for the chance of the game, if it begins at once */
  hash?: string | null;
}

/** What to change about a table; what is left out stays. Only empty seats can go, the last ones first. */
export interface Changes {
  settings?: Partial<Settings> | null;
  options?: { [key: string]: unknown } | null;
  seats?: number | null;
}

/** Sit down, under my own name or another one: several people may share a screen. */
export interface Sit {
  name?: string | null;
}

export interface Computer {
  level: string;
  name?: string | null;
}

/** What I commit to, if I do so at once: the SHA-256 of 32 random bytes of my own, in hexadecimal. */
export interface Beginning {
  hash?: string | null;
}

/** The SHA-256 of 32 random bytes of my own, in hexadecimal. */
export interface Committing {
  hash: string;
}

/** The 32 random bytes themselves, in hexadecimal. */
export interface Revealing {
  random: string;
}

/** A line, or a sign. */
export interface Talk {
  text?: string | null;
  sign?: string | null;
}

export interface Wished {
  what: "pause" | "go on" | "end";
  taken_back?: boolean;
}
