/** What the pages of the club draw, as their parts take it. */
import type { EmblemName } from "../../pieces/emblems";

/** Somebody on a page of the club. */
export interface Member {
  kind: "person" | "computer";
  /** of a person their id, of a computer player its level */
  id: string;
  name: string;
  emblem: EmblemName;
  colour: number;
}

/** A figure and where it lies with 95 %. */
export interface Sure {
  value: number;
  low: number;
  high: number;
}

/** First places in a game. */
export interface Firsts {
  game: string;
  games: number;
  /** nothing while there are too few games */
  share: Sure | null;
  fair: number;
}

/** How two have done at the same table. */
export interface Met {
  games: number;
  mine: number;
  theirs: number;
  level: number;
  /** of the games in which one was ahead; nothing while there are too few */
  share: Sure | null;
  of: readonly { game: string; mine: number; theirs: number }[];
}
