/** What a person has set for themselves on this device. */
import { keep, kept } from "./memory";

export type Theme = "auto" | "dark" | "light";
/** How fast things move; 0 shows everything at once. */
export type Speed = 0 | 0.5 | 1 | 2;

class Settings {
  theme = $state<Theme>(kept("theme", "auto"));
  speed = $state<Speed>(kept("speed", 1));
  /** one tap chooses and sends */
  oneTap = $state<boolean>(kept("oneTap", false));
  sound = $state<boolean>(kept("sound", false));
  /** less motion, whatever the system says */
  calm = $state<boolean>(kept("calm", false));

  /** Write every change down, and dress the page. Call once, where an effect may live. */
  watch(): void {
    $effect(() => keep("theme", this.theme));
    $effect(() => keep("speed", this.speed));
    $effect(() => keep("oneTap", this.oneTap));
    $effect(() => keep("sound", this.sound));
    $effect(() => keep("calm", this.calm));
    $effect(() => {
      const light =
        this.theme === "light" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
      document.documentElement.dataset["theme"] = light ? "light" : "dark";
    });
    $effect(() => {
      document.documentElement.toggleAttribute("data-calm", this.isCalm);
    });
  }

  get isCalm(): boolean {
    return this.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
