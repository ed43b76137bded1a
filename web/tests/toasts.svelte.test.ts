import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { toasts } from "../src/toasts.svelte";

describe("toasts", () => {
  it("can be shown from an effect, once", () => {
    const stop = $effect.root(() => {
      $effect(() => toasts.show("The game has moved on."));
    });
    flushSync();
    expect(toasts.list.map((toast) => toast.text)).toEqual(["The game has moved on."]);
    stop();
  });
});
