/** Lines of the log, and names as they stand in it. */
import type { GameEvent } from "../games";
import type { Note } from "../types";

/** A line of the log: something that happened in the game, or something that people did at the table. */
export interface Line {
  key: number;
  event?: GameEvent;
  note?: Note;
  at: number | null; // when it was heard; null: before we came
}

/** The names, told apart where two are alike: Ann, Ann 2. */
export function apart(names: readonly string[]): string[] {
  const shown: string[] = [];
  for (const name of names) {
    let one = name;
    for (let number = 2; shown.includes(one); number++) one = `${name} ${number}`;
    shown.push(one);
  }
  return shown;
}
