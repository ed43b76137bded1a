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

  /** What was refused, in the reader's words. */
  refused(error: unknown): void {
    this.show(reason(error));
  }
}

/** A refusal by its code. Every code has a line, unless the house is newer than this page; its reason is for programmers. */
export function refusal(code: string): string {
  const key = `refused-${code}` as const;
  return words.say(words.has(key) ? key : "refused-broken");
}

export function reason(error: unknown): string {
  return refusal(error instanceof Refused ? error.code : "broken");
}

export const toasts = new Toasts();
