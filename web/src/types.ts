// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { GameEvent, Move, Preview, Scene, Seat, View } from "./games";

// What the house says

export type Said = TableNews | Update | Clock | Heard | Done | Refusal | Pong;

/** The table, people and settings; sent on arrival and whenever something of it changes. */
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
  /** seconds for the open question */
  left: number | null;
  /** that it has in all; null without a clock */
  total: number | null;
  /** whether its clock has started */
  runs: boolean;
  /** without a clock, where others are present: any of these may ask for a `stand_in` */
  away: Away[];
  /** the table where they play again */
  rematch: string | null;
  /** the person who asked for it */
  rematch_by: string | null;
  /** why, if before the end of the game */
  ended: string | null;
  /** the names of those who agreed to it */
  ended_by: string[];
  /** by wish: who has not answered; asked as well when they come back */
  awaited: { [key: string]: string[] };
  /** by wish: seconds until silence agrees; otherwise it never does */
  silence: { [key: string]: number };
  /** the game was called to begin, and the people here settle its chance */
  gathering: Gathering | null;
  /** who has added to it, by the first seat of each person, once it has begun */
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
}

/** What the opener of a table sets before the game. */
export interface Settings {
  /** listed in the lobby */
  public: boolean;
  clock: "relaxed" | "brisk" | "none" | "days";
  /** for a decision, in a game by correspondence */
  days: number;
  /** seconds for a higher call, where the first to speak is heard */
  calls: number;
  /** computer players take a moment, as people do */
  pauses: boolean;
  /** may be asked for although several people play */
  hints: boolean;
}

/** Who sits in a seat, as everybody may know it. */
export interface Sitter {
  kind: "empty" | "invited" | "person" | "computer";
  name: string;
  /** the public id of a person */
  person: string | null;
  /** of a computer player; beside a person: of the one who keeps the seat warm */
  level: string | null;
  present: boolean;
}

/** How the game ended, by seat. */
export interface Result {
  scores: number[];
  /** 1 is the best, equal ones share it */
  places: number[];
}

/** A person whom the game waits for, and who has been away for two minutes. */
export interface Away {
  person: string;
  name: string;
  /** that are asked */
  seats: Seat[];
  minutes: number;
}

/** The people at a table settle the chance of its game: all `commit` to random bytes, then all `reveal` them. */
export interface Gathering {
  /** 1; one more each time somebody who had committed did not reveal, and the others begin anew */
  round: number;
  /** who has yet to commit, or, with terms, to reveal; by the first seat of each person */
  awaited: Seat[];
  /** null while people commit; what is fixed from then on: write down its hash before you reveal */
  terms: Terms | null;
}

/** All that chance hangs on but the secret and the bytes themselves: fixed before anybody reveals theirs. */
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
  /** of those who had committed and then did not reveal: the others began anew */
  withdrawn: Seat[];
}

/** The SHA-256 of the random bytes that this person's client will reveal. */
export interface Commitment {
  seat: Seat;
  hash: string;
}

/** What happened, and how things stand, for one seat; or for an onlooker, whose seat is null. */
export interface Update {
  message: "update";
  seat: Seat | null;
  /** runs for each seat: ask for what you missed with the last one you have */
  number: number;
  /** choices carried out; send it with a move */
  turn: number;
  events: GameEvent[];
  /** the table after each of several events; nothing where it is not known any more */
  steps: Scene["table"][];
  /** null before the game begins */
  view: View | Scene | null;
  /** who has still to choose; while a question lasts its full time, all it was put to */
  waiting: Seat[];
  /** what this seat may choose now; nothing if not asked, or if it can only wait */
  moves: Move[];
  /** what each move would lead to; nothing if the game does not tell */
  previews: (Preview | null)[];
  /** what it may do besides, before it chooses */
  asides: Move[];
  /** seconds for the open question; all of them until its clock runs */
  left: number | null;
  /** seconds that it has in all; null without a clock */
  total: number | null;
  /** whether its clock has started: all who are asked can act, or have had the time to get there */
  runs: boolean;
  result: Result | null;
  /** of the record, once the game is over or ended */
  digest: string | null;
  /** what people did at the table, between the events */
  notes: Note[];
  /** for this seat, and not by its person, since the person last chose */
  decided: Decided[];
}

/** One line of it, with the name as it was. */
export interface Note {
  /** how many of this update's events come before it */
  after: number;
  what: "sat" | "left" | "wished" | "declined" | "taken_back" | "paused" | "went_on" | "ended" | "stood_in" | "came_back" | "handed_over" | "changed" | "rematch";
  /** who did it; null if the house did, or a computer player sat down */
  person: string | null;
  /** of who did it; empty if the house did */
  name: string;
  /** the seat that it is about */
  seat: Seat | null;
  /** what was wished for; the level of a computer player; why the game was paused or ended */
  detail: string | null;
}

/** A choice that was made for a seat, and not by its person. */
export interface Decided {
  /** choices carried out before it */
  turn: number;
  /** the page before it, as the seat counts: `since` it shows what came of it */
  number: number;
  move: Move;
  /** a computer player who stood in; or the clock had run out */
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
  /** of the page, as onlookers count */
  number: number;
  person: string;
  name: string;
  text: string | null;
  sign: string | null;
}

/** What was asked for is done, and written. */
export interface Done {
  message: "done";
  id: string;
  /** of the latest page, as its reader counts */
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
  /** of people who committed and did not reveal */
  withdrawn: Seat[];
}

/** The random bytes of a person, who sits in this seat; in the first one, if in several. */
export interface Contribution {
  seat: Seat;
  random: string;
}

/** How it was settled before anybody had to commit: whoever added last could choose, and the house with them. */
export interface OlderFairness {
  commitment: string;
  secret: string;
  contributions: Contribution[];
  left_out: Seat[];
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
  /** whether the first to speak is heard somewhere in it, as in an auction */
  calls: boolean;
  /** JSON Schema of its options */
  options: unknown;
}

/** Who I am here. */
export interface Me {
  person: string;
  name: string;
}

/** Done; nothing is left of it. */
export interface Gone {}

/** Whom I do not want to hear, and whom I do not want to meet either; ids of people. */
export interface Rights {
  muted: string[];
  blocked: string[];
}

/** What is best to choose: the expert's choice, unless another is clearly better where it was tried. */
export interface Hint {
  move: Move;
  /** to win with it, from 0 to 1; in a course, the gamble that is on; null if nothing was weighed */
  chance: number | null;
  /** the mean of all that was weighed */
  usual: number | null;
  /** up to 12 moves, the best first: `move`; what cannot be told apart from it is as good */
  weighed: Worth[];
  /** what an expert would choose itself, where that is something else */
  rather: Move | null;
}

/** How often a move wins, in worlds that the seat could be in. */
export interface Worth {
  move: Move;
  /** of the wins, from 0 to 1 */
  share: number;
  /** half of its 95 % interval */
  margin: number;
}

/** A secret word. It is shown once; only its hash is kept. */
export interface Secret {
  token: string;
  /** seconds since 1970 */
  expires: number | null;
}

/** One game, complete. Names are labels that may be changed: the digest does not hold them. */
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
  /** None while the game is on */
  result: Result | null;
  digest: string;
  /** how chance was settled, where that can be checked: see fairness.py */
  fairness?: Fairness | OlderFairness;
}

/** What chance brought, beside the odds it was drawn from. */
export interface Drawn {
  choice: "chance";
  /** what it was drawn for */
  drawn: string;
  odds: unknown;
  outcome: unknown;
}

/** The moves of all seats that were asked, in seat order; those made by force or by silence too. */
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

/** A finished game, or a part of it, as one seat, or an onlooker, saw it. */
export interface Replay {
  /** names[seat] */
  names: string[];
  /** of its choices */
  total: number;
  frames: Frame[];
  /** null if it was ended before its time */
  result: Result | null;
  /** where everybody stood then, if it had begun */
  stood: Result | null;
}

/** One choice of a finished game, and what came of it. */
export interface Frame {
  /** of the choice, counted from 1 */
  number: number;
  /** of the seats that were asked, or of chance */
  choice: Drawn | Moved | Aside;
  /** as the seat, or an onlooker, was told */
  events: GameEvent[];
  /** the table after each of several events */
  steps: Scene["table"][];
  /** after it */
  view: View | Scene;
}

/** What chance has brought in the finished games of this house. */
export interface Rolls {
  /** seconds since 1970; at most once a minute */
  counted_at: number;
  games: number;
  /** of all kinds */
  draws: number;
  /** dice first; those that are tested */
  kinds: Kind[];
}

/** What can be put together: dice of so many faces, or draws for the same purpose from bags of the same size. */
export interface Kind {
  of: "dice" | "bag";
  /** null for dice, which are the same in all games */
  game: string | null;
  /** what was drawn, with # in the place of numbers; empty for dice */
  drawn: string;
  /** all equally likely */
  faces: number;
  everybody: Spread;
  /** of what was drawn for a seat, by seat */
  seats: Spread[];
}

/** How often each face came. */
export interface Spread {
  /** counts[face - 1] */
  counts: number[];
  /** null while there are too few */
  chi_square: number | null;
  /** how often pure chance is at least so uneven */
  p: number | null;
}

/** How far the review of a finished game is; it is computed in the background. */
export interface ReviewState {
  status: "none" | "running" | "done";
  /** from 0 to 1 */
  progress: number;
  review: unknown;
}

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

/** Choose a move, or an aside, for one of my seats. An id that was used before is not played again. */
export interface Choose {
  message: "choose";
  id: string;
  seat: Seat;
  move: Move;
  /** of the update it was chosen from: stale if the game has gone on since, but for calls */
  turn?: number | null;
}

/** Promise 32 random bytes of my own for the chance of the game, by their SHA-256; once in each round. */
export interface Commit {
  message: "commit";
  id: string;
  hash: string;
}

/** Show the random bytes that I have committed to, when all who count have committed to theirs. */
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

/** Ask the others to pause or resume the clocks, or to end the game; those who are away, when they come back. */
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

/** Tell me again what I missed after this number, or, without one, only how things stand. */
export interface Since {
  message: "since";
  id: string;
  seat?: Seat | null;
  number?: number | null;
  /** with the table after each event, worked out again from the log */
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

/** A table to be opened. Seats are numbered from 0; the opener sits down in the first, if they want. */
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

/** What is to be different about a table; what is left out stays. Only empty seats can go, the last ones first. */
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

/** What I commit to, if at once: the SHA-256 of 32 random bytes of my own, in hexadecimal. */
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

// What is refused

export type Wishing = "pause" | "go on" | "end";

export type RefusalCode =
  | "bad-body"
  | "bad-query"
  | "bad-message"
  | "bad-id"
  | "bad-name"
  | "bad-options"
  | "bad-settings"
  | "bad-talk"
  | "bad-sign"
  | "bad-person"
  | "no-game"
  | "no-level"
  | "illegal"
  | "refused"
  | "bad-token"
  | "not-yours"
  | "blocked"
  | "not-over"
  | "no-hints"
  | "origin"
  | "no-page"
  | "no-table"
  | "no-seat"
  | "no-person"
  | "no-record"
  | "no-method"
  | "stale"
  | "outbid"
  | "too-late"
  | "not-asked"
  | "not-playing"
  | "taken"
  | "empty"
  | "no-people"
  | "begun"
  | "not-away"
  | "no-need"
  | "too-slow"
  | "too-large"
  | "too-many"
  | "broken"
  | "unready"
  | "again";

/** What REST answers instead, with the status of its code. */
export interface Refused {
  code: RefusalCode;
  reason: string;
}
