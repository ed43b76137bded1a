import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markEnglish } from "../src/words/english";
import { Words } from "../src/words/words.svelte";

const text = (lines: string[]): string => [...lines, ""].join("\n");
const ENGLISH = text(["title = Coins", "tagline = Heads or tails?", "Paid = { $name } pays", "    .you = You pay"]);
const PAGES = text(["in-english = 英語のみ", "close = 閉じる", "score = { $amount }点"]);
const words = new Words({
  en: async () => ({ default: { own: { coins: ENGLISH, kit: "", pages: "close = Close\n" }, english: {} } }),
  ja: async () => ({ default: { own: { kit: "", pages: PAGES }, english: { coins: ENGLISH } } }),
  ru: async () => ({
    default: {
      own: { coins: "tagline = Орёл?\nPaid = Платит { $name }\n", pages: PAGES },
      english: { coins: ENGLISH },
    },
  }),
});
const changed = (): Promise<void> => new Promise((done) => setTimeout(done));
const tagline = (): string => words.sayOf("coins", "tagline");

describe("English that stands in for a missing line", () => {
  beforeEach(() => words.speak("ja"));
  afterEach(() => {
    document.body.innerHTML = "";
    markEnglish(null);
  });

  it("takes no language away", () => {
    expect(words.language).toBe("ja");
    expect(words.say("close")).toBe("閉じる");
    expect(document.documentElement.lang).toBe("ja");
  });

  it("is marked, but for names of games, which stand in other lines", () => {
    expect(tagline()).toBe("Heads or tails? [EN]");
    expect(words.sayOf("coins", "title")).toBe("Coins");
    expect(words.knows("coins")).toBe(true);
  });

  it("comes after every line of the language itself", async () => {
    const paid = { type: "coins.Paid", name: "Mika" };
    expect(words.tell(paid, [])).toBe("Mika pays [EN]");
    await words.speak("ru");
    expect(words.tell(paid, [])).toBe("Платит Mika");
    expect(tagline()).toBe("Орёл?");
  });

  it("is an element of another language, with a sign and a reason", async () => {
    document.body.innerHTML = "<p></p><p>閉じる</p><option></option><button title='Toss'></button>";
    const [line, other, option, button] = [...document.body.children];
    for (const one of [line!, option!, button!]) one.textContent = tagline();
    await changed();
    expect(line!.outerHTML).toBe('<p data-english="titled" title="英語のみ" lang="en">Heads or tails?</p>');
    expect(other!.outerHTML).toBe("<p>閉じる</p>");
    expect(option!.textContent).toBe("Heads or tails? [EN]");
    expect(button!.outerHTML).toBe('<button title="Toss" data-english="" lang="en">Heads or tails?</button>');
  });

  it("is what was there before", async () => {
    document.body.innerHTML = `<p>${tagline()}</p>`;
    markEnglish("英語のみ");
    expect(document.querySelector("p")!.lang).toBe("en");
  });

  it("is no longer marked when a line of the language takes its place", async () => {
    document.body.innerHTML = "<p>a</p>";
    const line = document.querySelector("p")!;
    const shown = line.firstChild as Text;
    shown.data = tagline();
    await changed();
    expect(line.lang).toBe("en");
    shown.data = "裏か表か";
    await changed();
    expect(line.outerHTML).toBe("<p>裏か表か</p>");
    shown.data = tagline();
    await changed();
    await words.speak("en");
    expect(line.outerHTML).toBe("<p>Heads or tails?</p>");
    expect(tagline()).toBe("Heads or tails?");
  });
});
