import { describe, expect, it } from "vitest";
import { apart } from "../src/play/lines";
import { named, whose } from "../src/words/people";
import type { Tagged } from "../src/words/words.svelte";

describe("People in sentences", () => {
  it("are found, the longest name first", () => {
    expect(named("Ann Lee pays Ann.", ["Ann", "Ann Lee"])).toEqual([
      { text: "Ann Lee", isName: true },
      { text: " pays ", isName: false },
      { text: "Ann", isName: true },
      { text: ".", isName: false },
    ]);
  });

  it("may have any name", () => {
    expect(named("a.b (x) wins", ["(x)", "a.b", ""]).filter((part) => part.isName)).toHaveLength(2);
    expect(named("axb wins", ["a.b"])).toEqual([{ text: "axb wins", isName: false }]);
    expect(named("Nobody wins", [])).toEqual([{ text: "Nobody wins", isName: false }]);
  });

  it("are told apart where two are alike", () => {
    expect(apart(["Ann", "Ann", "Ann 2", "Ann"])).toEqual(["Ann", "Ann 2", "Ann 2 2", "Ann 3"]);
  });
});

describe("Whose an event is", () => {
  it("is the first seat that it names", () => {
    expect(whose({ type: "las_vegas.Placed", seat: 2, casino: 1 } as Tagged)).toBe(2);
    expect(whose({ type: "las_vegas.Placed", casino: 1 } as Tagged)).toBeNull();
    expect(whose({ type: "nowhere.Heard", seat: 2 } as Tagged)).toBeNull();
  });
});
