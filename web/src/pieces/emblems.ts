/** What people can have on their coins, each as lines in a box of 24. */
import type { Face } from "../types";

export type EmblemName = NonNullable<Face["emblem"]>;

export const EMBLEMS: { readonly [name in EmblemName]: string } = {
  key: '<circle cx="8" cy="12" r="4"/><path d="M12 12h9M18 12v3.6M21 12v2.6"/>',
  anchor: '<circle cx="12" cy="5" r="2"/><path d="M12 7v13M5 13c0 4 3 7 7 7s7-3 7-7M8.5 10.5h7"/>',
  comet: '<circle cx="15.5" cy="8.5" r="4"/><path d="M11.5 12.5L4 20M15.5 15.5L11 20M8.5 8.5L4 13"/>',
  fern: '<path d="M6 20C8 12 12 7 18 4M8.5 15c-2 0-3.5-1-4-3M10.5 12c-2-.5-3-2-3-4M13.5 9c-1.5-1-2-2.5-1.5-4.5M9.5 16c1.5 1.5 3.5 1.8 5 1M11.5 13c1.5 1.2 3.5 1.2 5 0M14.5 9.5c1.5 1 3 .8 4.5-.5"/>',
  moon: '<path d="M14 4a8.5 8.5 0 1 0 6 12.5A9 9 0 0 1 14 4z"/>',
  teapot:
    '<path d="M6 10h9.5v5a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4zM15.5 13l4.5-4M6 11.5H4.5a2 2 0 0 0 0 4.5H6M8 10a2.7 2.7 0 0 1 5.4 0M10.7 7V5.8"/>',
  feather: '<path d="M5 19L14 10M19 5c-6-1-11 3-11 8v3h3c5 0 9-5 8-11z"/>',
  umbrella: '<path d="M4 12a8 8 0 0 1 16 0zM12 4V2.8M12 12v6.5a2 2 0 0 0 4 0"/>',
  bell: '<path d="M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10.5 20h3M12 5.5V4"/>',
  compass: '<circle cx="12" cy="12" r="8"/><path d="M15.5 8.5l-2 5-5 2 2-5z"/>',
  lantern: '<path d="M9 8h6l1.5 9h-9zM8 20h8M12 8V4.5M9.5 4.5h5M12 11.5v2.5"/>',
  fish: '<path d="M3 12c3-5 9-6 13-1l4-3.5v9L16 13c-4 5-10 4-13-1zM8 11v.01"/>',
};

export const EMBLEM_NAMES = Object.keys(EMBLEMS) as EmblemName[];

/** How many colours there are to choose from: those of the seats, in their order. */
export const COLOURS = 6;

/** How a person is drawn: as they chose; or else by chance, but everywhere alike. */
export function drawnAs(face: Pick<Face, "id" | "emblem" | "colour">): { emblem: EmblemName; colour: number } {
  let sum = 0;
  for (const letter of face.id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return {
    emblem: face.emblem ?? EMBLEM_NAMES[sum % EMBLEM_NAMES.length]!,
    colour: face.colour ?? Math.floor(sum / EMBLEM_NAMES.length) % COLOURS,
  };
}
