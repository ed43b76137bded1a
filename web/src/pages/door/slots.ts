/** What else stands at the door for those who come back: whichever of it there is. */
import type { Component } from "svelte";
import Hero from "../day/Hero.svelte";

/** the deal of the day, in place of the arch */
export const DAY: Component | null = Hero;
/** friends who are here, above the games */
export const FRIENDS: Component | null = null;
