/** The games that can be played here, in the order in which they are shown. */
import { api } from "./api";
import { hasBoard } from "./games-here";
import { arranged } from "./options";
import type { GameInfo, OpenTable } from "./types";

let asked: Promise<GameInfo[]> | null = null;

/** Asked for once; again if it failed. */
export function games(): Promise<GameInfo[]> {
  asked ??= api
    .games()
    .then((all) => arranged(all).filter((game) => hasBoard(game.name)))
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

const USUAL_SEATS = 4;

/** Four, or what is nearest. */
export function usualSeats(game: GameInfo): number {
  return Math.min(Math.max(USUAL_SEATS, game.fewest), game.most);
}

/** The level in the middle: neither a beginner nor the strongest. */
export function usualLevel(game: GameInfo): string {
  return game.levels.includes("regular") ? "regular" : (game.levels[0] ?? "");
}

/** A table for one person and computer players, without a clock. */
export function forMeAlone(game: GameInfo): OpenTable {
  const seats = usualSeats(game);
  const computers = Array<string>(seats - 1).fill(usualLevel(game));
  return { game: game.name, seats, computers, settings: { clock: "none" } };
}
