/** Short words to the person: they come, are read, and go. */
import { untrack } from "svelte";
import { Refused } from "./api";
import { words } from "./words/words.svelte";

interface Toast {
  key: number;
  text: string;
}

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  show(text: string, milliseconds = 4500): void {
    const toast = { key: this.#next++, text };
    this.list = [...untrack(() => this.list).slice(-2), toast]; // whoever shows one does not wait for the next
    setTimeout(() => (this.list = this.list.filter((one) => one !== toast)), milliseconds);
  }

  /** What was refused, in the reader's words where we have them, in the house's otherwise. */
  refused(error: unknown): void {
    this.show(reason(error));
  }
}

export function reason(error: unknown): string {
  if (!(error instanceof Refused)) return words.say("refused-broken");
  const key = `refused-${error.code}`;
  return words.has(key) ? words.say(key) : error.message || words.say("refused-broken");
}

export const toasts = new Toasts();
