import { beforeAll, describe, expect, it } from "vitest";
import { noted } from "../src/stage/notes";
import type { Note } from "../src/types";
import { words } from "../src/words/words.svelte";

beforeAll(() => words.speak("en"));

const note = (more: Partial<Note>): Note => ({
  after: 0,
  what: "sat",
  person: "p",
  name: "Ann",
  seat: null,
  detail: null,
  ...more,
});

describe("What people did at a table", () => {
  it("names whoever a computer stands in for, not whoever let it", () => {
    const text = noted(note({ what: "stood_in", seat: 1, detail: "regular" }), ["Ann", "Vera"]);
    expect(text).toBe("A computer plays for Vera.");
  });

  it("says what was declined", () => {
    const declined = (detail: string): string => noted(note({ what: "declined", detail }), []);
    expect(declined("end")).toBe("Ann would rather keep playing.");
    expect(declined("go on")).toBe("Ann is not ready to continue.");
    expect(declined("rematch")).toBe("Ann does not want to play again just now.");
  });
});
