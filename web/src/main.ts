import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/pieces.css";
import "./look/table.css";
import "./look/wide.css";
import "./look/motion.css";
import "./look/house.css";
import { preferred, words } from "./words/words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("house")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // not over plain HTTP from elsewhere: it works without
}
