import { beforeAll, describe, expect, it } from "vitest";
import type { Tagged } from "../src/words/words.svelte";
import { preferred, words } from "../src/words/words.svelte";
import { faults } from "./setup";

const NAMES = ["Mika", "Jun"];
const tell = (thing: object): string => words.tell(thing as Tagged, NAMES);

beforeAll(() => words.speak("en"));

describe("Words", () => {
  it("say a line of the pages, of a game, or of the kit", () => {
    expect(words.say("close")).toBe("Close");
    expect(words.sayOf("las_vegas", "title")).toBe("Las Vegas");
    expect(words.sayOf("las_vegas", "close")).toBe("Close");
  });

  it("say a missing line by its key, so that it is seen", () => {
    expect(words.has("no-such-line")).toBe(false);
    // @ts-expect-error: there is no such line
    expect(words.say("no-such-line")).toBe("{no-such-line}");
    expect(faults()).toEqual(["Fault in a text: pages: There is no line no-such-line."]);
  });

  it("report what a line lacks once, and show it all the same", () => {
    const lacking = () => words.sayIn("las_vegas", "screen-round", { round: 1 });
    expect(lacking()).toBe("Round 1 of {$rounds}");
    lacking();
    expect(faults()).toEqual(["Fault in a text: las_vegas: screen-round: Unknown variable: $rounds"]);
  });

  it("report an event without a field that its line needs", () => {
    expect(tell({ type: "las_vegas.Rolled", seat: 0 })).toBe("Mika rolls {$roll}.");
    expect(faults()).toEqual(["Fault in a text: las_vegas: Rolled: Unknown variable: $roll"]);
  });

  it("list people as each language does, and put things in order", async () => {
    const people = ["Ann", "Ben", "花子"];
    const listed: { [language: string]: [string, string, string] } = {
      en: ["Ann and Ben", "Ann, Ben and 花子", "Ann, Ben, 花子"],
      ja: ["Ann、Ben", "Ann、Ben、花子", "Ann、Ben、花子"],
      ru: ["Ann и Ben", "Ann, Ben и 花子", "Ann, Ben, 花子"],
      "zh-Hant": ["Ann、Ben", "Ann、Ben、花子", "Ann、Ben、花子"],
    };
    const order = { type: "vabanque.LinedUp", round: 1, order: [0, 1, 2] };
    for (const [language, [two, three, after]] of Object.entries(listed)) {
      await words.speak(language);
      expect([words.list(people.slice(0, 2)), words.list(people), words.inOrder(people)]).toEqual([two, three, after]);
      expect(words.tell(order, people)).toContain(after);
    }
    await words.speak("en");
  });

  it("know one from many", () => {
    expect(words.say("back-text", { count: 1 })).toMatch(/^One choice was/);
    expect(words.say("back-text", { count: 5 })).toMatch(/^5 choices were/);
    expect(words.sayOf("royal_casino", "score", { amount: 1 })).toBe("one point");
  });

  it("write a real minus, and leave hyphens alone", () => {
    expect(words.number(-150_000)).toBe("−150,000");
    expect(words.say("after-change", { number: "-6" })).toBe("−6%");
    expect(words.say("piece-chip", { value: "a-1" })).toBe("chip a-1");
  });

  it("name people, cards and dice in events", () => {
    expect(tell({ type: "las_vegas.Placed", seat: 1, face: 4, dice: 2, neutral: 0 })).toMatch(/^Jun /);
    expect(tell({ type: "las_vegas.Rolled", seat: 0, roll: [2, 0, 0, 1, 0, 0] })).toContain("1 1 4");
    expect(tell({ type: "las_vegas.Placed", seat: 7, face: 4, dice: 2, neutral: 0 })).toMatch(/^\? /);
    expect(tell({ type: "mind_roulette.Lay", card: 8 })).toContain("00");
    expect(tell({ type: "batting_poker.Discard", cards: [8, 7] })).toContain("00 7");
    expect(tell({ type: "batting_poker.Discard", cards: [8, 7] })).not.toContain("8");
  });

  it("fall back to English", async () => {
    await words.speak("tlh");
    expect(words.language).toBe("en");
    expect(words.say("close")).toBe("Close");
    localStorage.setItem("croupier.language", '"tlh"');
    expect(preferred()).toBe("en");
    localStorage.clear();
  });
});
