/** What else stands at the door for those who come back: whichever of it there is. */
import type { Component } from "svelte";

/** the deal of the day, in place of the arch */
export const DAY: Component | null = null;
/** friends who are here, above the games */
export const FRIENDS: Component | null = null;
