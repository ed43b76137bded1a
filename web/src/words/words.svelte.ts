/** Everything in words, through Fluent, in the language of the reader. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import TEXTS from "texts:languages";
import type { Lines } from "../games";
import { CARDS, KINDS, type Kind } from "../games/kinds";
import { keep, kept } from "../memory";
import type { PageLines } from "../types/lines";
import { MARK, markEnglish } from "./english";
import type { Composed, Given, Key, Needs } from "./lines";

export type Values = Record<string, FluentVariable>;
type OfAll = Lines[keyof Lines];
/** A move or an event: what it is, and its fields. */
export interface Tagged {
  type: string;
}

/** Each language by the name its speakers give it. */
export const LANGUAGES: { [language: string]: string } = Object.fromEntries(
  Object.keys(TEXTS).map((one) => [one, new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one]),
);
const WITHOUT_AND = ["zh-Hant"]; // 和 would need spaces beside some names and none beside others
const MINUS = /(?<!\w)-(?=\d)/g;

const reported = new Set<string>();

/** A fault of a text is told to the console once, and the line is shown as well as it can be. Tests fail over it. */
function report(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  console.error(`Fault in a text: ${fault}`);
}

const NAME = "title"; // of a game: it stands in other lines, unmarked

type Bundles = ReadonlyMap<string, FluentBundle>; // by place

function read(language: string, texts: { [place: string]: string }): Bundles {
  return new Map(
    Object.entries(texts).map(([place, text]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const error of bundle.addResource(new FluentResource(text))) report(`${place}: ${error.message}`);
      return [place, bundle];
    }),
  );
}

export class Words {
  language = $state("en");
  #own = $state.raw<Bundles>(new Map());
  #english = $state.raw<Bundles>(new Map());
  #texts: typeof TEXTS;

  constructor(texts = TEXTS) {
    this.#texts = texts;
  }

  /** Load a language; what is on screen changes at once. */
  async speak(language: string): Promise<void> {
    const spoken = language in this.#texts ? language : "en";
    const { own, english } = (await this.#texts[spoken]!()).default;
    this.#own = read(spoken, own);
    this.#english = read("en", english);
    this.language = spoken;
    document.documentElement.lang = spoken;
    markEnglish(Object.keys(english).length ? this.say("in-english") : null);
  }

  /** Speak a language from now on, also next time. */
  async choose(language: string): Promise<void> {
    keep("language", language);
    await this.speak(language);
  }

  /** The language that was chosen, or the first of the browser's that we have. */
  static preferred(): string {
    const wanted = kept("language", "");
    if (wanted in TEXTS) return wanted;
    for (const one of navigator.languages ?? []) {
      const found = Object.keys(TEXTS).find((language) => sameLanguage(one, language));
      if (found) return found;
    }
    return "en";
  }

  /** Whether there is such a line of the pages. */
  has<K extends string>(key: K): key is K & keyof PageLines {
    return this.#find([key], ["pages"]) !== null;
  }

  /** Whether there are words for a game of this name. */
  knows(game: string): boolean {
    return this.#find([NAME], [game]) !== null;
  }

  /** A line of the pages. */
  say<K extends Key<unknown>, V extends Needs<unknown, K>>(key: K, ...values: Given<Needs<unknown, K>, V>): string {
    return this.#first("pages", [key], values[0]);
  }

  /** A line that every game has; or, where it has none, of the kit or the pages. */
  sayOf<K extends Key<OfAll> | Composed, V extends Needs<OfAll, K>>(
    game: string,
    key: K,
    ...values: Given<Needs<OfAll, K>, V>
  ): string {
    return this.#first(game, [key], values[0]);
  }

  /** A line of one game: which one is known to those alone who made its board. `key.attribute` is an attribute. */
  sayIn(game: string, key: string, values?: Values): string {
    return this.#first(game, [key], values);
  }

  /** The first of these lines that there is: in the language of the reader, or else in English. */
  #first(place: string, keys: readonly string[], values: Values = {}): string {
    const found = this.#find(keys, [place, "kit", "pages"]);
    if (!found) {
      report(`${place}: There is no line ${keys.at(-1)}.`);
      return `{${keys.at(-1)}}`;
    }
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, values, errors).replace(MINUS, "−");
    for (const error of errors) report(`${place}: ${found.key}: ${error.message}`);
    return found.isEnglish && found.key !== NAME ? text + MARK : text;
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace(MINUS, "−");
  }

  /** Several names in one breath: "Ann, Ben and Cleo". */
  list(names: readonly string[]): string {
    return WITHOUT_AND.includes(this.language) ? this.inOrder(names) : this.#lists().format(names);
  }

  /** One after another, as in a turn order or after a colon: "Ann, Ben, Cleo". */
  inOrder(parts: readonly string[]): string {
    const [, between] = this.#lists().formatToParts(["1", "2", "3"]);
    return parts.join(between!.value);
  }

  /** Our English has no comma before "and". */
  #lists(): Intl.ListFormat {
    return new Intl.ListFormat(this.language === "en" ? "en-GB" : this.language, { type: "conjunction" });
  }

  /** A move or an event in words, with people by their names. What the reader did has a line of its own: `.you`; what was
   * done to the reader, `.you-<field>`. */
  tell(thing: Tagged, names: readonly string[], me: number | null = null): string {
    const [place, name] = thing.type.split(".") as [string, string];
    const kinds = KINDS[thing.type] ?? {};
    const values: Values = {};
    const seats: string[] = [];
    for (const [field, value] of Object.entries(thing)) {
      if (field === "type") continue;
      values[field] = this.#spoken(value, kinds[field] ?? "plain", names, CARDS[place] ?? {});
      if (kinds[field] === "seat") seats.push(field);
    }
    const mine = me === null ? -1 : seats.findIndex((field) => (thing as unknown as Values)[field] === me);
    const own = mine < 0 ? "" : mine === 0 ? `${name}.you` : `${name}.you-${seats[mine]}`;
    return this.#first(place, own ? [own, name] : [name], values);
  }

  #spoken(
    value: unknown,
    kind: Kind | "plain",
    names: readonly string[],
    cards: { [card: string]: string },
  ): FluentVariable {
    const named = (card: number | string) => cards[card] ?? String(card);
    if (value === null || value === undefined) return "none";
    if (kind === "seat") return names[value as number] ?? "?";
    if (kind === "seats") return this.list((value as number[]).map((seat) => names[seat] ?? "?"));
    if (kind === "order") return this.inOrder((value as number[]).map((seat) => names[seat] ?? "?"));
    if (kind === "game") return this.sayOf(value as string, "title");
    if (kind === "card") return named(value as number | string);
    if (kind === "cards") return (value as (number | string)[]).map(named).join(" ");
    if (kind === "faces") {
      return (value as number[]).flatMap((count, face) => Array<number>(count).fill(face + 1)).join(" ");
    }
    if (Array.isArray(value)) return value.join(" ");
    if (typeof value === "boolean") return String(value);
    return value as FluentVariable;
  }

  #find(keys: readonly string[], places: readonly string[]) {
    for (const bundles of [this.#own, this.#english]) {
      for (const key of keys) {
        const [name, attribute] = key.split(".") as [string, string | undefined];
        for (const place of places) {
          const bundle = bundles.get(place);
          const message = bundle?.getMessage(name);
          const pattern = attribute ? message?.attributes[attribute] : message?.value;
          if (bundle && pattern) return { bundle, pattern, key, isEnglish: bundles === this.#english };
        }
      }
    }
    return null;
  }
}

function sameLanguage(one: string, other: string): boolean {
  const [a, b] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
  return a.language === b.language && a.script === b.script;
}

export const preferred = (): string => Words.preferred();
export const words = new Words();
