/** The house over REST. What is refused is thrown, with a code and a sentence. */
import { forRematch, gave, myRandom } from "./fair/mine";
import { hashOf } from "./fair/terms";
import type { Opposition } from "./pages/day/said";
import { within } from "./root";
import type {
  Brief,
  Changes,
  Day,
  DayResults,
  Device,
  Done,
  EveningNews,
  Face,
  Friends,
  GameInfo,
  Games,
  HeadToHead,
  Hint,
  HouseTable,
  Invitation,
  Looks,
  Me,
  NoticeKey,
  Notices,
  NoticeWishes,
  Meets,
  OpenEvening,
  OpenTable,
  OpenTournament,
  Profile,
  Queue,
  Record as GameRecord,
  RefusalCode,
  Replay,
  ReviewState,
  Rights,
  Rolls,
  Secret,
  Subscribe,
  TableNews,
  Today,
  TournamentNews,
  Update,
  Wants,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly code: RefusalCode | "offline",
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(within(`/api${path}`), {
      method,
      keepalive,
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

const meetAt = (kind: "evenings" | "tournaments", meet: string): string => `/${kind}/${encodeURIComponent(meet)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  forgetMe: () => ask<object>("DELETE", "/me"),
  myGames: (finished = false) => ask<Brief[]>("GET", `/me/games?finished=${finished}`),
  mute: (person: string, on: boolean) => ask<Rights>(on ? "PUT" : "DELETE", `/me/muted/${person}`),
  block: (person: string, on: boolean) => ask<Rights>(on ? "PUT" : "DELETE", `/me/blocked/${person}`),
  relations: () => ask<Rights>("GET", "/me/relations"),
  star: (person: string, on: boolean) => ask<Rights>(on ? "PUT" : "DELETE", `/me/starred/${person}`),
  friends: () => ask<Friends>("GET", "/me/friends"),
  invitations: () => ask<Invitation[]>("GET", "/me/invitations"),
  decline: (table: string) => ask<object>("DELETE", `/me/invitations/${table}`),
  invite: (table: string, person: string) => ask<object>("PUT", `${at(table)}/invitations/${person}`),
  queue: () => ask<Queue>("GET", "/queue"),
  wait: (wants: Wants) => ask<Queue>("PUT", "/queue", wants),
  /** `isGoing`: even while the page is being closed */
  leaveQueue: (isGoing = false) => ask<object>("DELETE", "/queue", undefined, isGoing),
  notices: () => ask<Notices>("GET", "/notices"),
  wishNotices: (wishes: NoticeWishes) => ask<Notices>("PUT", "/notices", wishes),
  noticeKey: () => ask<NoticeKey>("GET", "/notices/key"),
  subscribe: (asked: Subscribe) => ask<Device>("PUT", "/notices/subscription", asked),
  unsubscribe: (device: string) => ask<object>("DELETE", `/notices/subscription/${device}`),
  lobby: () => ask<Brief[]>("GET", "/tables"),
  open: (asked: OpenTable) => ask<TableNews>("POST", "/tables", asked),
  table: (table: string) => ask<TableNews>("GET", at(table)),
  /** How things stand, as one of my seats or an onlooker sees it. */
  standing: (table: string, seat: number | null) =>
    ask<Update>("GET", `${at(table)}/updates${seat === null ? "" : `?seat=${seat}`}`),
  /** Whatever is to be different about a table before its game. */
  setUp: (table: string, changes: Changes) => ask<Done>("PUT", at(table), changes),
  sit: (table: string, seat: number, name?: string) =>
    ask<Done>("PUT", `${at(table)}/seats/${seat}`, { name: name ?? null }),
  leave: (table: string, seat: number) => ask<Done>("DELETE", `${at(table)}/seats/${seat}`),
  fill: (table: string, seat: number, level: string) =>
    ask<Done>("PUT", `${at(table)}/seats/${seat}/computer`, { level }),
  /** What I promise for the chance of the game goes with it. */
  begin: (table: string) => ask<Done>("POST", `${at(table)}/begin`, { hash: hashOf(myRandom(table)) }),
  /** Play again; or join, where somebody else has asked for it. Against computer players it begins at once. */
  async rematch(table: string): Promise<Brief> {
    const random = forRematch(table);
    const brief = await ask<Brief>("POST", `${at(table)}/rematch`, { hash: hashOf(random) });
    gave(brief.table, random);
    return brief;
  },
  handOver: (table: string, seat: number) => ask<Secret>("POST", `${at(table)}/seats/${seat}/handover`),
  takeOver: (token: string) => ask<Brief>("POST", `/handover/${encodeURIComponent(token)}`),
  hint: (table: string, seat: number) => ask<Hint>("POST", `${at(table)}/seats/${seat}/hint`),
  /** What an onlooker was told since. */
  inSightOfAll: async (table: string, since: number): Promise<Update> => ({
    ...{ notes: [], decided: [] },
    ...(await ask<Update>("GET", `${at(table)}/updates?since=${since}`)),
  }),
  record: (table: string) => ask<GameRecord>("GET", `${at(table)}/record`),
  today: () => ask<Today>("GET", "/day"),
  days: () => ask<Day[]>("GET", "/days"),
  day: (date: string) => ask<Day>("GET", `/days/${encodeURIComponent(date)}`),
  playDay: (date: string, level: Opposition) => ask<Brief>("POST", `/days/${date}/table`, { level }),
  dayResults: (date: string, level: Opposition) => ask<DayResults>("GET", `/days/${date}/results?level=${level}`),
  rolls: () => ask<Rolls>("GET", "/rolls"),
  askReview: (table: string) => ask<ReviewState>("POST", `${at(table)}/review`),
  review: (table: string) => ask<ReviewState>("GET", `${at(table)}/review`),
  /** a finished game as a seat, or an onlooker, saw it: so many choices after one */
  replay: (table: string, seat: number | null, since: number, count: number) =>
    ask<Replay>("GET", `${at(table)}/replay?since=${since}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  // Results that stay
  myResults: () => ask<Profile>("GET", "/club/me"),
  lookLike: (looks: Looks) => ask<Face>("PUT", "/club/me", looks),
  resultsOf: (person: string) => ask<Profile>("GET", `/club/people/${encodeURIComponent(person)}`),
  resultsOfComputer: (level: string) => ask<Profile>("GET", `/club/computers/${encodeURIComponent(level)}`),
  headToHead: (person: string) => ask<HeadToHead>("GET", `/club/head/${encodeURIComponent(person)}`),
  houseTable: (game: string) => ask<HouseTable>("GET", `/club/table${game ? `?game=${game}` : ""}`),
  /** finished games, the latest first: of a person, or mine; in one game, with one other, before one of them */
  finished: (which: { person?: string; game?: string; other?: string; before?: string }) => {
    const asked = Object.entries(which).filter(([, value]) => value);
    return ask<Games>("GET", `/club/games?${new URLSearchParams(asked)}`);
  },
  meets: () => ask<Meets>("GET", "/meets"),
  openEvening: (asked: OpenEvening) => ask<EveningNews>("POST", "/evenings", asked),
  evening: (evening: string) => ask<EveningNews>("GET", meetAt("evenings", evening)),
  joinEvening: (evening: string) => ask<EveningNews>("PUT", `${meetAt("evenings", evening)}/me`),
  leaveEvening: (evening: string) => ask<EveningNews>("DELETE", `${meetAt("evenings", evening)}/me`),
  beReady: (evening: string, on: boolean) => ask<EveningNews>("PUT", `${meetAt("evenings", evening)}/ready`, { on }),
  addGame: (evening: string, game: string) =>
    ask<EveningNews>("POST", `${meetAt("evenings", evening)}/games`, { game }),
  beginGame: (evening: string) => ask<EveningNews>("POST", `${meetAt("evenings", evening)}/begin`),
  openTournament: (asked: OpenTournament) => ask<TournamentNews>("POST", "/tournaments", asked),
  tournament: (tournament: string) => ask<TournamentNews>("GET", meetAt("tournaments", tournament)),
  enterTournament: (tournament: string) => ask<TournamentNews>("PUT", `${meetAt("tournaments", tournament)}/me`),
  leaveTournament: (tournament: string) => ask<TournamentNews>("DELETE", `${meetAt("tournaments", tournament)}/me`),
  beginTournament: (tournament: string) => ask<TournamentNews>("POST", `${meetAt("tournaments", tournament)}/begin`),
  callOff: (tournament: string) => ask<TournamentNews>("DELETE", meetAt("tournaments", tournament)),
};
