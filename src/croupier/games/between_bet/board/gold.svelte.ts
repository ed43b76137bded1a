import { untrack } from "svelte";

/** So long after an amount changed by itself, a tap means what was there before. */
const AIMED = 300;

/** What the gold button holds: it may change under a finger that is already on its way. */
export class Gold {
  #amount: number | null = null;
  #before: number | null = null;
  #changed = 0;
  #own = false;

  constructor(amount: () => number | null) {
    $effect.pre(() => {
      const now = amount();
      untrack(() => this.#hold(now));
    });
  }

  /** The next change is my own doing. */
  mine(): void {
    this.#own = true;
  }

  /** What a tap at this moment asks for. */
  get meant(): number | null {
    const isAimed = this.#before !== null && performance.now() - this.#changed < AIMED;
    return isAimed ? this.#before : this.#amount;
  }

  #hold(amount: number | null): void {
    if (amount === this.#amount) return;
    this.#before = this.#own ? null : this.#amount;
    this.#amount = amount;
    this.#changed = performance.now();
    this.#own = false;
  }
}
