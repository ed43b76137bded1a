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

/** Choose a move or an aside for one of my seats. An id that has been used is not played again. */
export interface Choose {
  message: "choose";
  id: string;
  seat: Seat;
  move: Move;
  /** of the update it was based on: stale if the game has moved on since, except for calls */
  turn?: number | null;
}

/** Commit to 32 random bytes of my own for the chance of the game, by their SHA-256; once per round. */
export interface Commit {
  message: "commit";
  id: string;
  hash: string;
}

/** Reveal the random bytes that I committed to, once everyone has committed to theirs. */
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

/** Send a sign instead of words. */
export interface React {
  message: "react";
  id: string;
  sign: string;
}

/** Ask the others to pause or resume the clocks, or to end the game. Those away are asked on their return. */
export interface Wish {
  message: "wish";
  id: string;
  what: "pause" | "go on" | "end";
  taken_back?: boolean;
}

/** Say no to what others wish for: the wish is dropped. */
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

/** Ask for everything after this number or, without one, only for the current state. */
export interface Since {
  message: "since";
  id: string;
  seat?: Seat | null;
  number?: number | null;
  /** with the table after each event, rebuilt from the log */
  steps?: boolean;
}

/** Tell how far this page has shown the table: the person's time starts then. Programs need not send it. */
export interface Shown {
  message: "shown";
  id: string;
  /** of the latest update that the person can see, as the seat counts */
  number: number;
  /** null: as an onlooker counts, on a screen that several people share */
  seat?: Seat | null;
}

/** Are you there? */
export interface Ping {
  message: "ping";
  id: string;
}

/** What a browser answers when it is asked for a push subscription. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface Named {
  name: string;
}

/** A table to open. Seats are numbered from 0; with `sit`, the opener takes the first one. */
export interface OpenTable {
  game: string;
  seats: number;
  options?: { [key: string]: unknown };
  settings?: Partial<Settings>;
  sit?: boolean;
  /** levels, for the next seats */
  computers?: string[];
  /** start the game at once */
  begin?: boolean;
  /** of my random bytes for the chance of the game, if it starts at once */
  hash?: string | null;
}

/** What to change about a table; what is left out stays. Only empty seats can be removed, from the last one back. */
export interface Changes {
  settings?: Partial<Settings> | null;
  options?: { [key: string]: unknown } | null;
  seats?: number | null;
}

/** Sit down under my own name or another: several people may share a screen. */
export interface Sit {
  name?: string | null;
}

export interface Computer {
  level: string;
  name?: string | null;
}

/** The SHA-256 of 32 random bytes of my own, in hexadecimal, to commit to them at once. */
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

/** Either a text or a sign. */
export interface Talk {
  text?: string | null;
  sign?: string | null;
}

export interface Wished {
  what: "pause" | "go on" | "end";
  taken_back?: boolean;
}

/** How I want to be drawn. Null: as the house draws me. */
export interface Looks {
  colour?: number | null;
  emblem?: "key" | "anchor" | "comet" | "fern" | "moon" | "teapot" | "feather" | "umbrella" | "bell" | "compass" | "lantern" | "fish" | null;
}

/** AgainstWhom whom to play. It cannot be changed: there is one try. */
export interface PlayDay {
  level?: "regular" | "expert";
}

/** An evening: these games in turn, at one link. */
export interface OpenEvening {
  title: string;
  games: string[];
  settings?: Partial<Settings>;
  /** of computer players that fill up to the least number of seats */
  level?: string;
  /** listed in the club room */
  public?: boolean;
}

export interface BeReady {
  on?: boolean;
}

export interface AddGame {
  game: string;
}

/** A tournament in which all tables of a round meet the same dice and cards. */
export interface OpenTournament {
  title: string;
  game: string;
  /** at a table */
  seats: number;
  rounds?: number;
  options?: { [key: string]: unknown };
  settings?: Partial<Settings>;
  /** of computer players that fill up, or replace whoever does not come */
  level?: string;
  /** seconds since 1970; null: when I begin */
  start?: number | null;
  /** if fewer than three have entered by then */
  few?: "put off" | "computers";
  /** until whoever still plays is replaced */
  round_minutes?: number;
  /** listed in the club room */
  public?: boolean;
}

/** A program that is to play in a tournament. */
export interface EnterProgram {
  name: string;
  /** who wrote it */
  by?: string;
}
