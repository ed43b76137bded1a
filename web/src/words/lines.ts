/** Which lines there are, and which values each of them needs: what `say` is checked by. */
import type { GameName, Lines } from "../games";
import type { KitLines, PageLines } from "../types/lines";

/** Keys that are put together from what the house says. Every game has such a line for each of its questions, options and
 * bubbles, and none of them needs a value: tests/test_page_texts.py holds both. */
export type Composed = `ask-${string}` | `option-${string}` | `guide-${string}`;

/** A word of the house as a part of a key: `go on` is `go-on`. */
export type Hyphened<T extends string> = T extends `${infer A}${" " | "_"}${infer B}` ? `${A}-${Hyphened<B>}` : T;

export function hyphened<T extends string>(word: T): Hyphened<T> {
  return word.replaceAll(/[ _]/g, "-") as Hyphened<T>;
}

/** The lines of the game that a view or a scene is of; of several games, those that all of them have. */
export type LinesOf<V> = V extends { table: { type: `${infer G extends GameName}.${string}` } } ? Lines[G] : never;

/** What can be said with the lines of a game, or without any. */
export type Key<L> = keyof L | keyof KitLines | keyof PageLines;

/** All values that the line needs; where it is one of several lines, all that any of them needs. */
export type Needs<L, K> = Whole<
  K extends keyof L ? L[K] : K extends keyof KitLines ? KitLines[K] : K extends keyof PageLines ? PageLines[K] : {}
>;
type Whole<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The values beside a key: exactly those that its line needs; nothing where it needs none. */
export type Given<N, V> = keyof N extends never ? [] : [values: V & { [K in Exclude<keyof V, keyof N>]: never }];

/** How lines are said: an unknown key, a value that is missing and one that nobody asked for are errors of types. */
export type Say<L> = <K extends Key<L>, V extends Needs<L, K>>(key: K, ...values: Given<Needs<L, K>, V>) => string;
