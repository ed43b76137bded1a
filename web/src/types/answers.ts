// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { GameEvent, Move, Scene, Seat, View } from "../games";
import type { Brief, Settings, Result } from "./said";

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

/** People I have starred, those who are here first. */
export interface Friends {
  friends: Friend[];
  /** people I have played with who have starred me, and whom I have not */
  starred_me: Known[];
}

/** Somebody I have starred. */
export interface Friend {
  person: string;
  name: string;
  /** then nothing here rings them */
  muted: boolean;
  /** whether they have starred me as well: only then do we see whether the other is here */
  mutual: boolean;
  /** null: not here, or not for me to know */
  presence: "here" | "table" | "queue" | null;
  /** at whose table they sit, or for which they wait */
  game: string | null;
  /** of their coin; null if they have not chosen one */
  colour: number | null;
  /** likewise */
  emblem: "key" | "anchor" | "comet" | "fern" | "moon" | "teapot" | "feather" | "umbrella" | "bell" | "compass" | "lantern" | "fish" | null;
}

/** Somebody I have played with. */
export interface Known {
  person: string;
  name: string;
  colour: number | null;
  emblem: "key" | "anchor" | "comet" | "fern" | "moon" | "teapot" | "feather" | "umbrella" | "bell" | "compass" | "lantern" | "fish" | null;
}

/** Somebody would like me to come to their table. */
export interface Invitation {
  brief: Brief;
  /** a person */
  by: string;
  by_name: string;
  /** seconds since 1970 */
  at: number;
}

/** Done; there is nothing else to report. */
export interface Gone {}

/** Who waits for a table. Nobody in it is named to strangers, except to those who would sit with them. */
export interface Queue {
  /** people in the house besides me */
  others: number;
  /** people in the queue */
  waiting: number;
  rows: QueueRow[];
  /** null: I am not waiting */
  mine: QueuePlace | null;
}

/** People in the queue who want the same. */
export interface QueueRow {
  game: string | null;
  seats: number | null;
  pace: "quick" | "calm" | "days";
  rated: boolean;
  people: number;
}

/** Where I stand in the queue. */
export interface QueuePlace {
  wants: Wants;
  /** seconds */
  waited: number;
  /** seconds until computer players fill up; null: never */
  fills_in: number | null;
  /** of the table that is being made up */
  seats: number;
  /** of the others who would sit there now */
  names: string[];
  /** once it is made up: go there */
  table: string | null;
}

/** The table I would like to find. */
export interface Wants {
  /** null: any */
  game: string | null;
  /** null: any number */
  seats: number | null;
  /** quick: 30 seconds for a decision; calm: 90 seconds; days: a day */
  pace: "quick" | "calm" | "days";
  rated: boolean;
  /** seconds until computer players fill up; null: never */
  fill: 0 | 40 | 90 | 180 | null;
}

/** The public key of the house, for `applicationServerKey`. */
export interface NoticeKey {
  /** base64url, as browsers take it */
  key: string;
}

export interface Notices {
  wishes: NoticeWishes;
  /** browsers of mine that may be rung */
  devices: number;
}

/** What I want to be told of when the page is closed. */
export interface NoticeWishes {
  turns: boolean;
  invitations: boolean;
  rounds: boolean;
}

/** A browser of mine that may be rung. */
export interface Device {
  device: string;
}

/** Who I am here. */
export interface Me {
  person: string;
  name: string;
}

/** The ids of people I have muted, of people I have blocked, and of people I have starred. */
export interface Rights {
  muted: string[];
  blocked: string[];
  starred: string[];
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

/** Finished games, the latest first. */
export interface Games {
  games: FinishedGame[];
  /** of all that match */
  total: number;
  /** to be sent for more; null if these were the last */
  before: string | null;
}

/** A finished game, as one of its players looks back on it. */
export interface FinishedGame {
  table: string;
  /** whether it can still be replayed and reviewed; old games may have been cleared away */
  is_kept: boolean;
  game: string;
  options: unknown;
  seats: number;
  /** seconds since 1970 */
  began: number;
  ended: number;
  /** from the first question to the last */
  seconds: number;
  /** faces[seat] */
  faces: Face[];
  /** places[seat], as they count; null if the game was ended early */
  places: number[] | null;
  /** scores[seat] */
  scores: number[] | null;
  /** the seats of the person whose games these are: several if people shared a screen */
  mine: Seat[];
  /** of the first of these seats; null if the game was ended early */
  place: number | null;
  score: number | null;
  is_public: boolean;
  /** whether it counts for ratings */
  rated: boolean;
  played_to_end: boolean;
  /** people who had left when it ended: in a rated game they are last */
  left: Seat[];
  is_reviewed: boolean;
  /** what dice and cards brought the first of these seats, in chance of winning; null: not reviewed */
  luck: number | null;
  /** what its own choices brought, likewise */
  skill: number | null;
}

/** A person, a computer player or a program, as pages draw them. */
export interface Face {
  kind: "person" | "computer" | "program";
  /** a person's id; of a program, its owner's; of a computer player, its level; empty if they were forgotten */
  id: string;
  name: string;
  /** one of the six colours of seats; null if they have not chosen one */
  colour: number | null;
  /** likewise */
  emblem: "key" | "anchor" | "comet" | "fern" | "moon" | "teapot" | "feather" | "umbrella" | "bell" | "compass" | "lantern" | "fish" | null;
  /** the name of a program's owner */
  by: string | null;
  is_me: boolean;
}

/** What everybody may know of a person, a computer player or a program's owner. */
export interface Profile {
  face: Face;
  /** seconds since 1970; null for computer players */
  since: number | null;
  /** played to the end */
  games: number;
  /** the game played most often */
  favourite: string | null;
  /** by game, the most played first */
  firsts: Firsts[];
  /** by game and number of seats, likewise */
  by_seats: Firsts[];
  /** the house's first; only those with enough rated games */
  ratings: Rated[];
  /** rated games so far */
  rated_games: number;
  /** the range of places at the house table; null if not yet placed */
  places: [number, number] | null;
  /** of the house rating, the oldest first; empty until there are enough rated games */
  history: RatedThen[];
  /** the best first; only of public games, and games I played in */
  moments: Moment[];
  /** with me; null if we have not played together, and on my own page */
  head: HeadToHead | null;
  /** by me */
  is_muted: boolean;
  is_blocked: boolean;
  /** games for a share */
  needs: number;
  /** rated games for a rating and a place */
  needs_rated: number;
}

/** First places in one game. */
export interface Firsts {
  game: string;
  /** 0: at tables of any size */
  seats: number;
  /** played to the end, in one seat */
  games: number;
  /** null while there are fewer games than it needs */
  share: Share | null;
}

/** How often somebody came first, or ahead, beside what would be fair. Whoever shares first place shares the win. */
export interface Share {
  /** from 0 to 1 */
  mean: number;
  /** of its 95 % interval */
  low: number;
  high: number;
  /** games */
  of: number;
  /** what it would be if all were equally strong */
  fair: number;
}

/** A rating, and how certain it is. Everybody begins with 25. */
export interface Rated {
  /** empty: of the whole house */
  game: string;
  mu: number;
  sigma: number;
  /** of its 95 % interval */
  low: number;
  high: number;
  /** rated ones */
  games: number;
}

/** A rating for the whole house, as it stood after a game. */
export interface RatedThen {
  /** seconds since 1970 */
  ended: number;
  mu: number;
  sigma: number;
}

/** A choice that a review praised. */
export interface Moment {
  game: string;
  table: string;
  /** its number in the game, counted from 1 */
  choice: number;
  seat: Seat;
  what: Move;
  /** how much it added to the chance of winning, compared with the other options */
  worth: number;
  /** when that game ended, in seconds since 1970 */
  ended: number;
}

/** How often I finished ahead of somebody, in games that we both played to the end. */
export interface HeadToHead {
  other: Face;
  games: number;
  ahead: number;
  level: number;
  behind: number;
  /** of finishing ahead, level counted as half; null while there are fewer games than it needs */
  share: Share | null;
  /** the most played first */
  by_game: HeadGame[];
  /** games for a share */
  needs: number;
}

/** One game, between two who have played it together. */
export interface HeadGame {
  game: string;
  games: number;
  ahead: number;
  level: number;
  behind: number;
}

/** People and computer players by rating. */
export interface HouseTable {
  /** empty: the whole house */
  game: string;
  /** the highest rating first; at most 200 */
  standings: Standing[];
  /** how many have a place */
  total: number;
  /** how many of them are people */
  people: number;
  /** my own line, also if it is not among these */
  mine: Standing | null;
  /** my rated games so far */
  my_games: number;
  /** those who need the fewest more games first; at most 20 */
  waiting: Waiting[];
  /** null where at least three people have a place */
  between: Between | null;
  /** rated games for a place */
  needs_rated: number;
}

/** One line of the house table. */
export interface Standing {
  face: Face;
  /** the best place it may have: behind all whose rating is clearly higher */
  first: number;
  /** the worst: ahead of all whose rating is clearly lower */
  last: number;
  rated: Rated;
}

/** Somebody who has not played enough rated games for a place. */
export interface Waiting {
  face: Face;
  /** rated ones so far */
  games: number;
}

/** Who finished ahead of whom, in a house too small for a table of ratings. */
export interface Between {
  faces: Face[];
  /** games[i] of faces[i], played to the end */
  games: number[];
  /** ahead[i][j]: how often faces[i] finished ahead of faces[j] */
  ahead: number[][];
  /** games that at least two of them played together */
  total: number;
  /** when the first of those ended, in seconds since 1970 */
  since: number | null;
}

/** All my results. */
export interface Export {
  face: Face;
  since: number | null;
  games: FinishedGame[];
  firsts: Firsts[];
  by_seats: Firsts[];
  /** also those with too few games to be sure of anything */
  ratings: Rated[];
}

/** Today's deal, and what belongs to it. */
export interface Today {
  day: Day;
  mine: DayTry | null;
  /** my place today, once I have finished */
  rank: number | null;
  /** among how many */
  of: number | null;
  /** the last seven days, today last */
  week: DayCoin[];
  /** days in a row that I have played, up to today or yesterday */
  in_a_row: number;
  yesterday: Day | null;
  /** my place then */
  yesterday_rank: number | null;
  /** among how many */
  yesterday_of: number | null;
  /** the commitments of the coming days */
  coming: Day[];
  now: number;
}

/** A day and its deal. Times are in seconds since 1970. */
export interface Day {
  date: string;
  /** counted since the first one */
  number: number;
  game: string;
  seats: number;
  options: unknown;
  /** its name, as records give it */
  deal: string;
  /** the SHA-256 of its secret */
  commitment: string;
  /** in hexadecimal; null until the deal is opened */
  secret: string | null;
  /** when the commitment was first shown */
  promised_at: number;
  begins_at: number;
  ends_at: number;
  /** when the secret, and everything else, is shown */
  opens_at: number;
  /** how many people have finished its game */
  played: number;
}

/** My try at a day's deal. */
export interface DayTry {
  table: string;
  level: string;
  is_done: boolean;
  /** begun and finished in time */
  competes: boolean;
}

/** One of the last seven days, and whether I played it in time. */
export interface DayCoin {
  date: string;
  played: boolean;
}

/** How everybody did on a day, against one level. */
export interface DayResults {
  day: Day;
  level: string;
  mine: DayPlayed | null;
  /** how many compete */
  of: number;
  /** how many must have met a view before shares are shown */
  least: number;
  /** of all results; empty if there are fewer than `least` */
  bars: DayBar[];
  /** all results, the best first, if there are fewer than `least` */
  scores: number[];
  /** people I know, the best first */
  known: DayKnown[];
  decisions: DayDecision[];
  /** whether the expert's choices are still being worked out: ask again */
  thinking: boolean;
}

/** My own result. */
export interface DayPlayed {
  table: string;
  score: number;
  /** at the table */
  place: number;
  seats: number;
  competes: boolean;
  /** of all who compete; null out of competition */
  rank: number | null;
  /** among people I know, I among them */
  rank_known: number | null;
}

/** How many ended with a result from `low` up to, but not including, `high`. */
export interface DayBar {
  low: number;
  high: number;
  count: number;
}

/** The result of somebody I know. */
export interface DayKnown {
  face: Face;
  score: number;
  rank: number;
}

/** One of my decisions, beside those of everybody who met the same view, and beside the expert's. */
export interface DayDecision {
  /** from 1 */
  number: number;
  /** its number in the record, from 0 */
  choice: number;
  move: Move;
  /** null while it is being worked out */
  expert: Move | null;
  /** how many met the same view, I among them */
  met: number;
  /** what most of them chose; null if there were too few to say */
  most: Move | null;
  /** the most frequent first; empty if too few met this view to say */
  chosen: DayShare[];
}

/** What some of those who met the same view chose. */
export interface DayShare {
  move: Move;
  count: number;
  /** of their results */
  mean: number;
  /** half its 95 % interval */
  margin: number;
  /** people I know among them */
  known: Face[];
}

/** Evenings and tournaments: those I am in, and those that everybody may find. */
export interface Meets {
  mine: MeetBrief[];
  public: MeetBrief[];
}

/** An evening or a tournament in one line. */
export interface MeetBrief {
  meet: string;
  kind: "evening" | "tournament";
  title: string;
  status: "entering" | "playing" | "over" | "called off";
  games: string[];
  /** who take part */
  people: number;
  /** of a tournament that has not begun; null: when its opener begins */
  start: number | null;
  /** who opened it */
  person: string;
  name: string;
  changed_at: number;
}

/** How an evening stands. */
export interface EveningNews {
  evening: string;
  title: string;
  opener: string;
  opener_name: string;
  settings: Settings;
  level: string;
  people: EveningGuest[];
  games: EveningGame[];
  /** how many can play */
  most: number;
  /** points for the places of the next game, if all who are here play it */
  worth: number[];
  /** all games are played; another one can still be added */
  is_over: boolean;
  /** I have joined */
  is_mine: boolean;
}

/** Somebody who came to an evening. */
export interface EveningGuest {
  person: string;
  face: Face;
  /** false once they have left */
  is_here: boolean;
  /** for the next game */
  is_ready: boolean;
  /** games that had begun before they came */
  since: number;
  total: number;
  /** by points so far */
  place: number;
}

/** A game of an evening, played or to come. */
export interface EveningGame {
  game: string;
  status: "played" | "broken off" | "on" | "next" | "later";
  table: string | null;
  /** who plays, by seat; null: a computer player */
  people: (string | null)[];
  /** by person */
  points: { [key: string]: number };
  /** a computer player stood in for them, so they have no points */
  away: string[];
}

/** How a tournament stands. Nothing here depends on a game in progress. */
export interface TournamentNews {
  tournament: string;
  title: string;
  opener: string;
  opener_name: string;
  game: string;
  options: unknown;
  seats: number;
  rounds: number;
  settings: Settings;
  level: string;
  /** null: when the opener begins */
  start: number | null;
  few: "put off" | "computers";
  times_put_off: number;
  /** seconds */
  round_lasts: number;
  status: "entering" | "playing" | "over" | "called off";
  entrants: TournamentEntrant[];
  /** rounds that are over */
  over: number;
  /** of the round in progress */
  tables: TournamentTable[];
  /** when it began */
  began_at: number | null;
  /** when whoever still plays in it is replaced */
  ends_by: number | null;
  /** between two rounds: when the next one begins */
  next_at: number | null;
  /** after the rounds that are over, the first first */
  standings: TournamentStanding[];
  /** my number, if I have entered */
  entrant: number | null;
  /** my seat in the round in progress, or in the next one */
  mine: MySeat | null;
  /** of the entrant asked for, or mine */
  results: TournamentResult[];
  /** the SHA-256 of each round's secret */
  commitments: string[];
  /** of the rounds that are over */
  secrets: string[];
  /** by the clock of the house */
  now: number;
}

/** Somebody who plays in a tournament; they are referred to by their number, counted from 0. */
export interface TournamentEntrant {
  face: Face;
  /** false once they have left */
  is_in: boolean;
}

/** A table of the round in progress. */
export interface TournamentTable {
  table: string;
  /** by seat; null: a computer player */
  entrants: (number | null)[];
  is_done: boolean;
}

/** How an entrant stands after the rounds that are over. */
export interface TournamentStanding {
  entrant: number;
  place: number;
  /** of those who sat in the same seats with the same dice, on average over the rounds */
  ahead: number;
  /** half the width of the 95 % interval; null while there is too little to tell */
  margin: number | null;
  /** on average; null without any result */
  money: number | null;
  /** by money alone */
  money_place: number | null;
}

/** Where I sit. */
export interface MySeat {
  /** from 0 */
  round: number;
  /** null before the round */
  table: string | null;
  seat: Seat;
  /** by seat; null: a computer player */
  entrants: (number | null)[];
  is_done: boolean;
}

/** What somebody had in a round that is over. */
export interface TournamentResult {
  /** from 0 */
  round: number;
  /** null for whoever had left by then */
  table: number | null;
  seat: Seat | null;
  /** null if they did not come, or the game was not played to its end */
  score: number | null;
  /** of those in the same seat; without a score, as the last of them, or of all */
  ahead: number;
  /** what those had */
  others: number[];
}
