/** That svelte-check looks at what is said: it fails where one of these lines is no error of types. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GuideStep } from "../src/games-here";
import type { las_vegas, royal_casino } from "../src/games";
import type { Play } from "../src/play/play";
import { hyphened } from "../src/words/lines";
import { words } from "../src/words/words.svelte";

declare const vegas: Play<las_vegas.View, las_vegas.Move, las_vegas.Event, las_vegas.Preview>;
declare const royal: Play<royal_casino.View | royal_casino.Scene, royal_casino.Move, royal_casino.Event>;
declare const any: Play;
declare const counts: { own: number; neutral: number };
declare const word: string;

beforeAll(() => words.speak("en"));

/** Never run: only looked at. */
export function ofTypes(): unknown[] {
  return [
    // What is right is no error
    words.say("close"),
    words.say("piece-die", { face: 6 }),
    words.say(word ? "after-in-round" : "after-in-gamble", { round: 1 }),
    words.sayOf(word, "title"),
    words.sayOf(word, "score", { amount: 3 }),
    words.sayOf(word, `option-${word}`),
    vegas.say("screen-round", { round: 1, rounds: 4 }),
    vegas.say("board-put", { ...counts, face: 6 }),
    vegas.say("close"),
    any.say("tagline"),

    // @ts-expect-error: an unknown key
    words.say("clsoe"),
    // @ts-expect-error: any word at all
    words.say(word),
    // @ts-expect-error: a value is missing
    words.say("piece-die"),
    // @ts-expect-error: it is another value
    words.say("piece-die", { number: 6 }),
    // @ts-expect-error: a value that the line does not ask for
    words.say("piece-die", { face: 6, colour: "red" }),
    // @ts-expect-error: a line without values
    words.say("close", { face: 6 }),
    // @ts-expect-error: neither a number nor a word
    words.say("piece-die", { face: null }),
    // @ts-expect-error: only a number is one or many
    words.say("back-text", { count: "5" }),
    // @ts-expect-error: a value that one of both lines needs
    words.say(word ? "close" : "piece-die"),
    // @ts-expect-error: not every game has it
    words.sayOf(word, "board-won", { amount: 3 }),
    // @ts-expect-error: this one has two values
    vegas.say("screen-round", { round: 1 }),
    // @ts-expect-error: one too many, beside others that come from elsewhere
    vegas.say("board-put", { ...counts, face: 6, colour: "red" }),
    // @ts-expect-error: a line of another game
    royal.say("board-won", { amount: 3 }),
    // @ts-expect-error: a line of some games
    any.say("board-won", { amount: 3 }),
    // @ts-expect-error: a bubble of another game
    { say: "guide-casinos", at: "board" } satisfies GuideStep<"vabanque">,
  ];
}

describe("A key", () => {
  it("is put together with hyphens", () => {
    expect(words.say(`wished-${hyphened("go on")}`)).toBe("You asked to continue.");
    expect(hyphened("taken_back")).toBe("taken-back");
  });
});
