// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { GameEvent, Move, Preview, Scene, Seat, View } from "../games";
import type { RefusalCode } from "./refused";

// What the house says at a table

export type Said = TableNews | Update | Clock | Heard | Done | Refusal | Pong;

/** The table, people and settings; sent on arrival and whenever any of it changes. */
export interface TableNews {
  message: "table";
  brief: Brief;
  /** the reader's own seats */
  mine: Seat[];
  /** people who only watch */
  watching: number;
  paused: boolean;
  /** by person */
  wishes: { [key: string]: "pause" | "go on" | "end" };
  /** seconds left for the open question */
  left: number | null;
  /** seconds for it in all; null without a clock */
  total: number | null;
  /** whether its clock has started */
  runs: boolean;
  /** without a clock, if others are present: they may ask for a `stand_in` for any of these */
  away: Away[];
  /** the table of the rematch */
  rematch: string | null;
  /** the person who asked for it */
  rematch_by: string | null;
  /** why, if the game was stopped early */
  ended: string | null;
  /** the names of those who agreed to it */
  ended_by: string[];
  /** by wish: who has not answered; those away are asked on their return */
  awaited: { [key: string]: string[] };
  /** by wish: seconds until silence means yes; without an entry it never does */
  silence: { [key: string]: number };
  /** set while the game is about to begin and the people here settle its chance */
  gathering: Gathering | null;
  /** once the game has begun: who added to its chance, by the first seat of each person */
  contributed: Seat[];
  /** who did not `commit` in time, likewise */
  left_out: Seat[];
  /** who committed and did not `reveal` in time, likewise */
  withdrawn: Seat[];
}

/** A table as the lobby shows it. */
export interface Brief {
  table: string;
  code: string;
  game: string;
  options: unknown;
  status: "open" | "playing" | "over" | "ended";
  settings: Settings;
  sitters: Sitter[];
  opener: string;
  opener_name: string;
  opened_at: number;
  changed_at: number;
  /** the SHA-256 of the secret that settles the chance of the game: docs/fairness.md */
  commitment: string;
  /** of a game that was played to its end */
  result: Result | null;
  /** seconds since 1970 */
  began_at: number | null;
  /** likewise */
  ended_at: number | null;
  /** the name of the deal that is played here, if the dice and cards are those of several tables */
  deal: string;
  /** the path of the evening or the tournament that the table belongs to */
  meet: string;
}

/** What the opener of a table sets before the game. */
export interface Settings {
  /** listed in the lobby */
  public: boolean;
  clock: "relaxed" | "brisk" | "none" | "days";
  /** per decision, in a game by correspondence */
  days: number;
  /** seconds to call higher, in an auction */
  calls: number;
  /** computer players take a moment before they choose */
  pauses: boolean;
  /** allowed even if several people play */
  hints: boolean;
  /** counts for ratings: no hints, one seat each, and whoever leaves is last */
  rated: boolean;
}

/** Who sits in a seat, as far as everybody may know. */
export interface Sitter {
  kind: "empty" | "invited" | "person" | "computer";
  name: string;
  /** the public id of a person */
  person: string | null;
  /** of a computer player; with a person: of the one that is standing in */
  level: string | null;
  present: boolean;
}

/** How the game ended, by seat. */
export interface Result {
  scores: number[];
  /** 1 is the best; equal seats share a place */
  places: number[];
}

/** A person the game is waiting for who has been away for two minutes. */
export interface Away {
  person: string;
  name: string;
  /** which of their seats are asked */
  seats: Seat[];
  minutes: number;
}

/** The people at a table settle the chance of the game: all `commit` to random bytes, then all `reveal` them. */
export interface Gathering {
  /** from 1; one more each time somebody who had committed did not reveal, and the others start over */
  round: number;
  /** who has yet to commit or, once there are terms, to reveal; a person's first seat */
  awaited: Seat[];
  /** null while people commit, then what is fixed: note its hash before you reveal */
  terms: Terms | null;
}

/** All that chance depends on except the secret and the bytes themselves, fixed before anybody reveals theirs. */
export interface Terms {
  game: string;
  rules: number;
  options: unknown;
  seats: number;
  /** the seats of each person; computer players sit in the others */
  people: Seat[][];
  /** of the house */
  commitment: string;
  /** of people, in seat order */
  commitments: Commitment[];
  /** the first seats of people who did not commit in time */
  left_out: Seat[];
  /** of those who committed but then did not reveal: the others started over */
  withdrawn: Seat[];
}

/** The SHA-256 of the random bytes that this person's client will reveal. */
export interface Commitment {
  seat: Seat;
  hash: string;
}

/** What happened, and the current state, for one seat or for an onlooker, whose seat is null. */
export interface Update {
  message: "update";
  seat: Seat | null;
  /** counted per seat: to ask for what you missed, send the last one you have */
  number: number;
  /** choices made so far; send it with a move */
  turn: number;
  events: GameEvent[];
  /** the table after each event, if there are several; empty if no longer known */
  steps: Scene["table"][];
  /** null before the game begins */
  view: View | Scene | null;
  /** who has yet to choose; if a question lasts its full time, everyone who was asked */
  waiting: Seat[];
  /** what this seat may choose now; empty if it is not asked or can only wait */
  moves: Move[];
  /** what each move would lead to; empty if the game does not say */
  previews: (Preview | null)[];
  /** what else it may do before it chooses */
  asides: Move[];
  /** seconds left for the open question; all of them until its clock starts */
  left: number | null;
  /** seconds for it in all; null without a clock */
  total: number | null;
  /** whether its clock has started: everyone asked can act, or has had time to catch up */
  runs: boolean;
  result: Result | null;
  /** of the record, once the game is over or was stopped */
  digest: string | null;
  /** what people did at the table, between the events */
  notes: Note[];
  /** choices made on behalf of this seat since its person last chose */
  decided: Decided[];
}

/** What somebody did at the table, with their name at that time. */
export interface Note {
  /** how many of this update's events come before it */
  after: number;
  what: "sat" | "left" | "wished" | "declined" | "taken_back" | "paused" | "went_on" | "ended" | "stood_in" | "came_back" | "handed_over" | "changed" | "rematch";
  /** whoever did it; null if the house did, or a computer player sat down */
  person: string | null;
  /** of whoever did it; empty if the house did */
  name: string;
  /** the seat that it is about */
  seat: Seat | null;
  /** what was wished for; the level of a computer player; why the game was paused or ended */
  detail: string | null;
}

/** A choice that was made for a seat, not by its person. */
export interface Decided {
  /** choices made before it */
  turn: number;
  /** of the update before it, as the seat counts: ask `since` this number to see it */
  number: number;
  move: Move;
  /** a computer player that stood in, or the clock that ran out */
  by: "computer" | "time";
}

/** The clock of the open question has started. */
export interface Clock {
  message: "clock";
  turn: number;
  /** seconds */
  left: number | null;
  total: number | null;
  runs: boolean;
}

/** Talk at the table. */
export interface Heard {
  message: "heard";
  /** of the update, as onlookers count */
  number: number;
  person: string;
  name: string;
  text: string | null;
  sign: string | null;
}

/** What was asked for has been done and stored. */
export interface Done {
  message: "done";
  id: string;
  /** of the latest update, as the reader counts */
  number: number;
}

/** What was asked for was not done; nothing has changed. */
export interface Refusal {
  message: "refused";
  id: string;
  /** for programs */
  code: RefusalCode;
  /** for people */
  reason: string;
}

/** Still there. */
export interface Pong {
  message: "pong";
  id: string;
}
