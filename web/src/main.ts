import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/pieces.css";
import "./look/table.css";
import "./look/layout.css";
import "./look/replay.css";
import "./look/motion.css";
import "./look/house.css";
import "./look/club.css";
import { within } from "./root";
import { preferred, words } from "./words/words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("house")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void keepAtHand().catch(() => undefined); // it works without

/** What this page has loaded stays at hand, and the code of every other page, so that the house has a face without a line, too. */
async function keepAtHand(): Promise<void> {
  await navigator.serviceWorker.register(within("/sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  void import("./ring").then(({ spoken }) => spoken()).catch(() => undefined);
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
  active?.postMessage({ keep: loaded.filter((path) => path.startsWith(within("/assets/"))) });
}
