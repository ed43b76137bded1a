import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { rulebook } from "../src/games-here";
import Rulebook from "../src/stage/Rulebook.svelte";
import { words } from "../src/words/words.svelte";

beforeAll(() => words.speak("ja"));
afterEach(() => {
  words.language = "ja";
});

async function shown(): Promise<{ note: string | undefined; language: string | undefined }> {
  const page = mount(Rulebook, { target: document.body, props: { game: "las_vegas" } });
  await vi.waitFor(() => expect(document.querySelector(".book h2")).not.toBeNull());
  const [note, book] = [document.querySelector("[data-in-english]"), document.querySelector<HTMLElement>(".book")];
  const found = { note: note?.textContent ?? undefined, language: book?.lang };
  await unmount(page);
  return found;
}

describe("A rule page", () => {
  it("is in the language of the reader, and says so to those who hear it", async () => {
    expect(await shown()).toEqual({ note: undefined, language: "ja" });
  });

  it("is in English where there is no other, with a sentence on top", async () => {
    words.language = "tlh"; // as if there were no rules in Japanese, but all else
    expect(await shown()).toEqual({ note: "このページはまだ英語版のみです。", language: "en" });
    expect((await rulebook("las_vegas", "tlh")).language).toBe("en");
  });
});
