/** The rooms of the house, in the order in which the bar shows them. A room is there as soon as it stands in this list. */
import type { IconName } from "../pieces/icons";

export type Room = "play" | "today" | "club" | "me";

export const ROOMS: readonly Room[] = ["play", "today", "club", "me"];

export const DOORS: { readonly [room in Room]: { path: string; icon: IconName } } = {
  play: { path: "/", icon: "door" },
  today: { path: "/today", icon: "sun" },
  club: { path: "/club", icon: "people" },
  me: { path: "/me", icon: "person" },
};
