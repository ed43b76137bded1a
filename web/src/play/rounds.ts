/** The rounds of a game, cut out of what was told: a board says which event begins one. */
import type { GameEvent } from "../games";
import type { Line } from "./lines";
import type { Round } from "./play";

type Begins = (event: GameEvent) => boolean;

export class Rounds {
  #rounds: GameEvent[][] = []; // the last one is open
  #begunBy = new Map<number, number>(); // begunBy[key of a line]: the place of the round that it begins

  /** Whether a round has begun. */
  get isOpen(): boolean {
    return this.#rounds.length > 0;
  }

  get open(): Round {
    return this.#round(this.#rounds.length - 1);
  }

  /** The last round that is over; the open one, too, if the game is. */
  latestEnded(isGameOver: boolean): Round | null {
    const place = this.#rounds.length - (isGameOver ? 1 : 2);
    return place >= 0 ? this.#round(place) : null;
  }

  /** The round that was over when this line came. */
  endedBefore(line: Line): Round | null {
    const place = this.#begunBy.get(line.key);
    return place ? this.#round(place - 1) : null;
  }

  add(line: Line, begins: Begins | null): void {
    if (!line.event || !begins) return;
    if (begins(line.event)) {
      this.#begunBy.set(line.key, this.#rounds.length);
      this.#rounds.push([]);
    }
    this.#rounds.at(-1)?.push(line.event);
  }

  /** From the start, as a board now says. */
  rewrite(lines: readonly Line[], begins: Begins | null): void {
    this.#rounds = [];
    this.#begunBy.clear();
    for (const line of lines) this.add(line, begins);
  }

  #round(place: number): Round {
    return { number: place + 1, events: this.#rounds[place] ?? [] };
  }
}
