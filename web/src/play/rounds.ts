/** The rounds of a game, cut out of what was told: a board says which event begins one. */
import type { GameEvent } from "../games";
import type { Line } from "./lines";
import type { Round } from "./play";

type Says = (event: GameEvent) => boolean;

export class Rounds {
  #rounds: GameEvent[][] = []; // the last one is open
  #endedBy = new Map<number, number>(); // endedBy[key of a line]: the place of the round that was over when it came
  #isOpen = false;

  /** Whether a round is on. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get open(): Round {
    return this.#round(this.#rounds.length - 1);
  }

  /** The last round that is over; the open one, too, if the game is. */
  latestEnded(isGameOver: boolean): Round | null {
    const place = this.#rounds.length - (isGameOver || !this.#isOpen ? 1 : 2);
    return place >= 0 ? this.#round(place) : null;
  }

  /** The round that was over when this line came. */
  endedBefore(line: Line): Round | null {
    const place = this.#endedBy.get(line.key);
    return place === undefined ? null : this.#round(place);
  }

  /** `ends`: what ends a round before another begins. */
  add(line: Line, begins: Says | null, ends: Says | null = null): void {
    if (!line.event || !begins) return;
    const isFirst = begins(line.event);
    if (this.#isOpen && (isFirst || ends?.(line.event))) {
      this.#endedBy.set(line.key, this.#rounds.length - 1);
      this.#isOpen = false;
    }
    if (isFirst) {
      this.#rounds.push([]);
      this.#isOpen = true;
    }
    if (this.#isOpen) this.#rounds.at(-1)!.push(line.event);
  }

  /** From the start, as a board now says. */
  rewrite(lines: readonly Line[], begins: Says | null, ends: Says | null = null): void {
    this.#rounds = [];
    this.#endedBy.clear();
    this.#isOpen = false;
    for (const line of lines) this.add(line, begins, ends);
  }

  #round(place: number): Round {
    return { number: place + 1, events: this.#rounds[place] ?? [] };
  }
}
