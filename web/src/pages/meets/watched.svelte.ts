/** Something on a page that is asked for again and again while the page is seen. */
import { onMount } from "svelte";
import { Refused } from "../../api";
import { reason } from "../../toasts.svelte";

const EVERY = 2500; // milliseconds

export class Watched<T> {
  news = $state.raw<T | null>(null);
  /** why there is nothing to show */
  fault = $state("");
  /** there is nothing at this address */
  isNowhere = $state(false);
  readonly #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    onMount(() => {
      void this.look();
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") void this.look();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  look = async (): Promise<void> => {
    try {
      this.news = await this.#ask();
      this.fault = "";
    } catch (error) {
      this.isNowhere = error instanceof Refused && error.code === "no-meet";
      if (!this.news) this.fault = reason(error);
    }
  };
}
