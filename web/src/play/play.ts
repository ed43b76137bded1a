/** What a board is given: how things stand, what I may choose, and what just happened. It knows no rules. */
import type { GameEvent, Move, Preview, Scene, Seat, View } from "../games";
import type { Result, Sitter } from "../types";
import type { Given, Key, LinesOf, Needs } from "../words/lines";
import type { Tagged } from "../words/words.svelte";

/** A piece that travels: from one `data-at` to another. */
export interface Flight {
  from: string;
  to: string;
  piece: "chip" | "bill" | "card" | "die" | "pawn";
  /** of the chip, the bill, the card (null: face down) or the die */
  value?: number | null;
  seat?: Seat | "neutral";
}

/** A round of the game: everything that was told in it. */
export interface Round<E extends Tagged = GameEvent> {
  /** counted from 1 as they were told, in a course over all its gambles */
  number: number;
  events: readonly E[];
}

export interface Play<V = View | Scene, M extends Tagged = Move, E extends Tagged = GameEvent, P = Preview> {
  /** the name of the game: its folder */
  readonly game: string;
  /** what is shown now; while events are shown one by one, the table as it was after that event */
  readonly view: V;
  /** how things will stand when everything has been shown, where that is known already */
  readonly latest?: V | null;
  readonly seats: number;
  /** my seat; null for who only watches */
  readonly me: Seat | null;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** who has still to choose */
  readonly waiting: readonly Seat[];
  /** what I may choose now; nothing while somebody else decides, or while events are still being shown */
  readonly moves: readonly M[];
  /** what I may do besides (borrow, pay back) */
  readonly asides: readonly M[];
  /** what a move would certainly lead to */
  preview(move: M): P | null;
  /** the move that the main button would send */
  readonly chosen: M | null;
  /** choose a move, without sending it (unless one tap is enough for this person); null takes it back */
  choose(move: M | null): void;
  /** send a move; the chosen one, if none is named */
  send(move?: M): void;
  /** a choice is on its way */
  readonly sending: boolean;
  /** the event that is being shown, and a number that is new for each */
  readonly event: E | null;
  readonly moment: number;
  /** the round that is being summed up */
  readonly summary: Round<E> | null;
  /** which step of how many is being shown; null where a board is looked at in peace */
  readonly progress: { at: number; of: number } | null;
  /** a question of seconds lies on the table, and not yet on everybody's: its clock does not run yet */
  readonly isGettingReady: boolean;
  /** the share of time left for the open question, and its seconds; null where no clock runs */
  readonly clock: number | null;
  readonly seconds: number | null;
  readonly result: Result | null;
  /** why the game was ended before its end; null otherwise */
  readonly ended: string | null;
  /** end the step, or the summary, that is being shown */
  skip(): void;
  /** show how things stand now */
  toNow(): void;
  /** a line of this game's texts, with the values that it needs */
  say<K extends Key<LinesOf<V>>, G extends Needs<LinesOf<V>, K>>(
    key: K,
    ...values: Given<Needs<LinesOf<V>, K>, G>
  ): string;
  /** a move in words */
  tell(move: M | E): string;
  name(seat: Seat): string;
}
