import { afterEach, describe, expect, it, vi } from "vitest";
import { keep, kept } from "../src/memory";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("What this browser remembers", () => {
  it("is what was kept", () => {
    keep("speed", 2);
    expect(kept("speed", 1)).toBe(2);
    expect(kept("other", "none")).toBe("none");
  });

  it("is nothing where it was spoilt", () => {
    localStorage.setItem("croupier.speed", "{");
    expect(kept("speed", 1)).toBe(1);
  });

  it("lasts as long as the page where storage throws", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("full");
      },
      clear: () => undefined,
    });
    keep("pace", 2);
    expect(kept("pace", 1)).toBe(2);
    expect(kept("other", 1)).toBe(1);
  });
});
