/** What each game's folder brings to the pages: its emblem, its cloth, its picture, its board, its guide, its rules. */
import type { Component } from "svelte";
import type { GameName, Lines } from "./games";
import type { Play } from "./play/play";

/** One bubble of a first game: which line, where it points to, and in which phases it is shown. */
export interface GuideStep<G extends GameName = GameName> {
  say: { [N in G]: Extract<keyof Lines[N], `guide-${string}`> }[G];
  /** a `data-at`, or one of board, tray, seats, main */
  at: string;
  /** shown when this is the phase; at once if not set */
  phase?: string;
  /** only when I am asked */
  mine?: boolean;
}

const emblems = import.meta.glob<string>("$games/*/board/emblem.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pictures = import.meta.glob<Component>("$games/*/board/Picture.svelte", { import: "default", eager: true });
const boards = import.meta.glob<Component<{ play: Play }>>("$games/*/board/Board.svelte", { import: "default" });
const guides = import.meta.glob<GuideStep[]>("$games/*/board/guide.ts", { import: "default" });
const rulebooks = import.meta.glob<string>("$games/*/rulebook/*.md", { import: "default" });
import.meta.glob("$games/*/board/cloth.css", { eager: true });

function of<T>(found: { [path: string]: T }, game: string, file: string): T | undefined {
  return Object.entries(found).find(([path]) => path.endsWith(`/${game}/${file}`))?.[1];
}

export function emblem(game: string): string {
  return of(emblems, game, "board/emblem.svg") ?? "";
}

export function picture(game: string): Component | undefined {
  return of(pictures, game, "board/Picture.svelte");
}

/** Whether the game can be played in a browser. */
export function hasBoard(game: string): boolean {
  return of(boards, game, "board/Board.svelte") !== undefined;
}

export async function board(game: string): Promise<Component<{ play: Play }>> {
  const load = of(boards, game, "board/Board.svelte");
  if (!load) throw new Error(`There is no board for ${game}.`);
  return load();
}

export async function guide(game: string): Promise<GuideStep[]> {
  return (await of(guides, game, "board/guide.ts")?.()) ?? [];
}

/** The rule page in a language, or in English; and which of them it is. */
export async function rulebook(game: string, language: string): Promise<{ html: string; language: string }> {
  const found = [language, "en"].find((one) => of(rulebooks, game, `rulebook/${one}.md`)) ?? "en";
  const html = (await of(rulebooks, game, `rulebook/${found}.md`)?.()) ?? "";
  return { html, language: found };
}
