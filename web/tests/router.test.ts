import { describe, expect, it } from "vitest";
import { read, router } from "../src/router.svelte";

describe("Addresses", () => {
  it.each([
    ["/", { page: "door" }],
    ["/new/las_vegas", { page: "new", game: "las_vegas" }],
    ["/t/ABCD", { page: "table", table: "ABCD" }],
    ["/t/ABCD/", { page: "table", table: "ABCD" }],
    ["/t/ABCD/after", { page: "after", table: "ABCD" }],
    ["/t/ABCD/replay", { page: "replay", table: "ABCD" }],
    ["/rules/red_end", { page: "rules", game: "red_end" }],
    ["/me", { page: "me" }],
    ["/h/a%20word", { page: "handover", token: "a word" }],
    ["/club", { page: "club" }],
    ["/club/p/ann", { page: "person", person: "ann" }],
    ["/club/c/regular", { page: "computer", level: "regular" }],
    ["/club/x/ann", { page: "nowhere" }],
    ["/t/ABCD/other", { page: "nowhere" }],
    ["/t", { page: "nowhere" }],
    ["/anything", { page: "nowhere" }],
    ["/%E0%A4%A", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it("are followed without loading, but for files of the house", () => {
    document.body.innerHTML = '<a href="/me" id="one"><b>Me</b></a><a href="/api/x" id="two">File</a>';
    const click = (id: string): boolean => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
      document.addEventListener("click", router.follow, { once: true });
      document.querySelector(`#${id}`)!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click("one")).toBe(true);
    expect(router.route).toEqual({ page: "me" });
    expect(click("two")).toBe(false);
  });
});
