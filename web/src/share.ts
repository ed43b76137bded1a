/** An address given on: by the system's own sheet where thumbs are, by the clipboard elsewhere. */
import { within } from "./root";
import { toasts } from "./toasts.svelte";
import { words } from "./words/words.svelte";

export async function share(title: string, path: string): Promise<void> {
  const url = new URL(within(path), location.href).href;
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      toasts.show(words.say("share-copied"));
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") toasts.show(url, 12_000); // no clipboard here: read it off
  }
}
