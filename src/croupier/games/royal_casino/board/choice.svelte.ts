/** What is arranged on my turn: a die of the roll, a row, or both. Both are a move. */
import type { Play } from "$kit";
import type { royal_casino } from "$web/games";

export type Royal = Play<royal_casino.View, royal_casino.Move, royal_casino.Event, royal_casino.Preview>;

export class Choice {
  die = $state<number | null>(null); // its place in the roll
  row = $state<number | null>(null);

  constructor(readonly play: () => Royal) {}

  /** The roll as dice in a row; equal ones are one choice. */
  get dice(): number[] {
    return this.play().view.table.roll.flatMap((count, at) => Array<number>(count).fill(at + 1));
  }

  get places(): royal_casino.Place[] {
    return this.play().moves.filter((move) => move.type === "royal_casino.Place");
  }

  get again(): royal_casino.Move | null {
    return this.play().moves.find((move) => move.type === "royal_casino.RollAgain") ?? null;
  }

  get stop(): royal_casino.Move | null {
    return this.play().moves.find((move) => move.type === "royal_casino.Stop") ?? null;
  }

  get chosen(): royal_casino.Place | null {
    const { chosen } = this.play();
    return chosen?.type === "royal_casino.Place" ? chosen : null;
  }

  /** What the main button sends: a die to its row or, where none fits any more, the next roll. */
  get main(): royal_casino.Move | null {
    return this.places.length ? this.chosen : this.again;
  }

  get number(): number | null {
    return this.chosen?.number ?? (this.die === null ? null : (this.dice[this.die] ?? null));
  }

  /** The die that is up, by its place in the roll; -1: none. */
  get up(): number {
    const { dice, die, number } = this;
    if (die !== null && dice[die] === number) return die;
    return number === null ? -1 : dice.indexOf(number);
  }

  fitting(of: { number?: number | null; row?: number | null }): royal_casino.Place[] {
    return this.places.filter(
      (move) => move.number === (of.number ?? move.number) && move.row === (of.row ?? move.row),
    );
  }

  /** A die that is up lights its own rows, and only those; without one, every row that takes a die is lit. */
  open(at: number): royal_casino.Place[] {
    const isAimed = this.row === null || this.row === at || this.chosen !== null;
    return this.fitting({ number: isAimed ? this.number : null, row: at });
  }

  take(at: number): void {
    if (this.up === at) return this.takeBack();
    this.die = at;
    if (this.row !== null && !this.fitting({ number: this.dice[at]!, row: this.row }).length) this.row = null;
    this.#settle();
  }

  aim(at: number): void {
    if (this.chosen?.row === at || this.row === at) return this.takeBack();
    this.row = at;
    if (this.die === null && this.number !== null) this.die = this.dice.indexOf(this.number);
    this.#settle();
  }

  clear(): void {
    this.die = this.row = null;
  }

  takeBack(): void {
    this.clear();
    this.play().choose(null);
  }

  /** With a die and a row, or where only one of them is left to choose, it is a move. */
  #settle(): void {
    const open = this.fitting({ number: this.die === null ? null : this.dice[this.die]!, row: this.row });
    this.play().choose(open.length === 1 ? open[0]! : null);
  }
}
