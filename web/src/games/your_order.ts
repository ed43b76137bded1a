// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat, Value } from "./common";
import type { bank } from "./bank";

export namespace your_order {
  /** The options of every gamble. */
  export interface Options {
    /** who starts, or deals first; drawn by chance if not set */
    first?: Seat | null;
  }

  export interface Table {
    type: "your_order.Table";
    bank: bank.Bank;
    /** how many started: sets the number of rounds, and the column of odds */
    players: number;
    round: Round;
    /** how the last round that was shown ended */
    last: Ending | null;
  }

  export interface Round {
    type: "your_order.Round";
    dealer: Seat;
    /** who is still to be dealt to, to change a card, or to bet; in this order */
    to_act: Seat[];
    /** held[seat], cards in hand */
    held: number[];
    /** discards[seat], None where nothing was discarded */
    discards: (number | null)[];
    /** bets[seat], the first and the second */
    bets: Bet[][];
    /** shown[seat], at the end of the round */
    shown: number[][];
    /** None face down */
    dummy: (number | null)[];
    /** 0 before the first dealer is drawn */
    number: number;
    /** what the dummy's open cards make */
    dummy_total: number;
  }

  /** Bet on the place one's own sum will have. */
  export interface Bet {
    type: "your_order.Bet";
    rank: number;
    amount: number;
  }

  /** How a round ended, as far as it is told. */
  export interface Ending {
    type: "your_order.Ending";
    round: number;
    dealer: Seat;
    dummy: number[];
    /** places[rank - 1] */
    places: Finish[];
    /** fates[seat], of the first and the second bet */
    fates: Fate[][];
  }

  /** A place that is taken: by a player, or by the dummy. */
  export interface Finish {
    /** None: the dummy */
    seat: Seat | null;
    cards: number[];
    total: number;
    /** why it stands before the next: by its sum, or if equal as the dummy's, the dealer's, or by turn */
    ahead: "sum" | "dummy" | "dealer" | "turn";
  }

  /** What became of a bet. */
  export interface Fate {
    /** that was bet on */
    rank: number;
    amount: number;
    /** the prize, or below 0 what was lost */
    won: number;
  }

  export interface Hand {
    type: "your_order.Hand";
    cards: number[];
  }

  /** Bet on the place one's own sum will have. */
  export interface Bet {
    type: "your_order.Bet";
    rank: number;
    amount: number;
  }

  export interface Keep {
    type: "your_order.Keep";
  }

  export interface Discard {
    type: "your_order.Discard";
    card: number;
  }

  export type Move = Bet | Keep | Discard | bank.Move;

  /** A card that its owner alone sees. */
  export interface Got {
    type: "your_order.Got";
    card: number;
  }

  /** Everybody has their cards, and so has the dummy. */
  export interface Dealt {
    type: "your_order.Dealt";
  }

  export interface Kept {
    type: "your_order.Kept";
    seat: Seat;
  }

  export interface Discarded {
    type: "your_order.Discarded";
    seat: Seat;
    card: number;
  }

  /** A card of the dummy's. */
  export interface TurnedUp {
    type: "your_order.TurnedUp";
    number: number;
    card: number;
  }

  export interface Staked {
    type: "your_order.Staked";
    seat: Seat;
    rank: number;
    amount: number;
  }

  /** A player has nothing to bet. */
  export interface Skipped {
    type: "your_order.Skipped";
    seat: Seat;
  }

  /** A hand, its sum and its place. */
  export interface Showed {
    type: "your_order.Showed";
    seat: Seat;
    cards: number[];
    total: number;
    rank: number;
    /** why it stands before the next */
    ahead: "sum" | "dummy" | "dealer" | "turn";
  }

  /** What the dummy has in the end, and its place. */
  export interface DummyRanked {
    type: "your_order.DummyRanked";
    total: number;
    rank: number;
    ahead: "sum" | "dummy" | "dealer" | "turn";
  }

  /** A right bet was returned. */
  export interface CameBack {
    type: "your_order.CameBack";
    seat: Seat;
    rank: number;
    amount: number;
  }

  /** A wrong bet went to the bank. */
  export interface Lost {
    type: "your_order.Lost";
    seat: Seat;
    rank: number;
    amount: number;
  }

  export type Event =
    | Got
    | Dealt
    | Kept
    | Discarded
    | TurnedUp
    | Staked
    | Skipped
    | Showed
    | DummyRanked
    | CameBack
    | Lost
    | bank.Event;

  export type Phase = "First" | "Deal" | "Change" | "Replace" | "PlaceBet" | "Over";

  export interface Scene {
    seats: number;
    phase: Phase;
    table: Table;
  }

  export interface View extends Scene {
    seat: Seat;
    hand: Hand;
  }

  /** What is certain about a bet before it is made. */
  export interface Preview {
    /** what the bank adds if the place is right */
    prize: number;
    /** what the dummy's cards that lie open make so far */
    dummy: number;
  }

  /** What stands on the slip. */
  export interface Printed {
    /** YO-7 players: what each place pays, 1st first */
    pays: { [key: number]: number[] };
  }

  /** Each line with the values that it needs. */
  export interface Lines {
    title: {};
    tagline: {};
    length: {};
    score: { amount: Value };
    "ask-Change": {};
    "ask-PlaceBet": {};
    "screen-not-begun": {};
    "screen-round": { dealer: Value; round: Value; rounds: Value };
    "screen-dummy": {};
    "screen-pays": {};
    "screen-odds": { pays: Value; rank: Value };
    "screen-rank": { rank: number };
    "screen-cards": {};
    "screen-sum": {};
    "screen-discard": {};
    "screen-chips": {};
    "screen-bets": {};
    "screen-place": { rank: Value; total: Value };
    "screen-bet": { amount: Value; rank: Value };
    "screen-right": {};
    "screen-wrong": {};
    "screen-debt": {};
    "screen-debt-card": {};
    "screen-out": {};
    "board-title": { part: Value; round: Value; rounds: Value };
    "board-part": { bet: number; phase: Value };
    "board-dealer": {};
    "board-chips": { debt: Value };
    "board-dummy": {};
    "board-doubles": {};
    "board-so-far": {};
    "board-order": {};
    "board-where": {};
    "board-place": {};
    "board-pays": {};
    "board-first": {};
    "board-second": {};
    "board-odds": { pays: Value };
    "board-row": { pays: Value; place: Value };
    "board-mark": { amount: Value; name: Value };
    "board-shows": { cards: Value };
    "board-gone": { card: Value };
    "board-ask-change": { sum: Value };
    "board-sub-change": {};
    "board-ask-bet": { sum: Value };
    "board-sub-bet": {};
    "board-sub-discarded": { card: Value };
    "board-choose-card": {};
    "board-discard": { card: Value };
    "board-amount": {};
    "board-choose-place": {};
    "board-bet": { amount: Value; place: Value };
    "board-prize": { amount: Value };
    "board-ahead": { why: Value };
    "board-ordered": { amount: Value; place: Value };
    "board-no-bet": {};
    "board-verdict": { amount: Value; how: Value };
    "guide-change": {};
    "guide-dummy": {};
    "guide-slip": {};
    "guide-pays": {};
    "guide-bet": {};
  }
}
