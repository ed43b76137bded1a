/** The house over REST. What is refused is thrown, with a code and a sentence. */
import type {
  Brief,
  Done,
  GameInfo,
  Me,
  OpenTable,
  RefusalCode,
  ReviewState,
  Secret,
  Settings,
  TableNews,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly code: RefusalCode | "offline",
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "");
  }
  const said = (await answer.json().catch(() => null)) as { code?: RefusalCode; reason?: string } | null;
  if (answer.ok && said !== null) return said as T;
  throw new Refused(said?.code ?? "broken", said?.reason ?? "");
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  forgetMe: () => ask<object>("DELETE", "/me"),
  myGames: (finished = false) => ask<Brief[]>("GET", `/me/games?finished=${finished}`),
  mute: (person: string, on: boolean) => ask<object>(on ? "PUT" : "DELETE", `/me/muted/${person}`),
  lobby: () => ask<Brief[]>("GET", "/tables"),
  open: (asked: OpenTable) => ask<TableNews>("POST", "/tables", asked),
  table: (table: string) => ask<TableNews>("GET", at(table)),
  change: (table: string, settings: Settings) => ask<Done>("PUT", `${at(table)}/settings`, settings),
  sit: (table: string, seat: number, name?: string) =>
    ask<Done>("PUT", `${at(table)}/seats/${seat}`, { name: name ?? null }),
  leave: (table: string, seat: number) => ask<Done>("DELETE", `${at(table)}/seats/${seat}`),
  fill: (table: string, seat: number, level: string) =>
    ask<Done>("PUT", `${at(table)}/seats/${seat}/computer`, { level }),
  begin: (table: string) => ask<Done>("POST", `${at(table)}/begin`),
  rematch: (table: string) => ask<Brief>("POST", `${at(table)}/rematch`),
  handOver: (table: string, seat: number) => ask<Secret>("POST", `${at(table)}/seats/${seat}/handover`),
  takeOver: (token: string) => ask<Brief>("POST", `/handover/${encodeURIComponent(token)}`),
  askReview: (table: string) => ask<ReviewState>("POST", `${at(table)}/review`),
  review: (table: string) => ask<ReviewState>("GET", `${at(table)}/review`),
};
