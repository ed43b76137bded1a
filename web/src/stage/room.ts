/** What the page around a board offers to it, and what the board tells the page about itself. */
import { getContext, setContext } from "svelte";
import type { Back } from "../back";

export interface Room {
  /** under the title: "Round 2 of 4"; and how far the game is, as dots */
  subtitle: string;
  rounds: [number, number] | null;
  /** the score of a longer game, where a board keeps one */
  score?: { label: string; open: () => void } | null;
  /** the game that is played within this one, if any: its rules are looked up */
  within?: { game: string; phase: string } | null;
  /** ask for a hint, where it is allowed */
  readonly hint: (() => void) | null;
  /** open the log, or the talk, where they are not beside the board */
  readonly openLog?: (() => void) | null;
  readonly openTalk?: (() => void) | null;
  /** who would play again */
  readonly again?: string | null;
  /** what to do when the game is over */
  readonly after: (() => void) | null;
  readonly rematch: (() => void) | null;
  /** what the table belongs to, and where to go back to when the game is over */
  readonly back?: Back | null;
  /** a game that is over is shown again: nothing is asked */
  readonly isReplay: boolean;
  /** in a replay, what was just done */
  readonly caption?: string;
}

const KEY = Symbol("room");

export const offerRoom = (room: Room): Room => setContext(KEY, room);
export const room = (): Room => getContext<Room>(KEY);
