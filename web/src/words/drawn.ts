/** What chance was asked for, in words: the house names its draws in plain English, for records and for the check. */
import { words } from "./words.svelte";

type Part = "number" | "casino" | "amount" | "name";
interface Saying {
  pattern: RegExp;
  key: "first" | "order" | "board" | "bill" | "roll" | "neutral" | "card" | "row" | "dummy" | "lottery" | "calls";
  /** with what the pattern found, and whose seat it is */
  one(of: Record<Part, string>): string;
}

const SAYINGS: readonly Saying[] = [
  { pattern: /^(first dealer|start player)$/, key: "first", one: () => words.say("drawn-first") },
  { pattern: /^first turn order$/, key: "order", one: () => words.say("drawn-order") },
  { pattern: /^board$/, key: "board", one: () => words.say("drawn-board") },
  {
    pattern: /^bill (?<number>[\d#]+) of casino (?<casino>[\d#]+)$/,
    key: "bill",
    one: ({ number, casino }) => words.say("drawn-bill", { number, casino }),
  },
  {
    pattern: /^(first |next )?roll of seat (?<seat>[\d#]+)$/,
    key: "roll",
    one: ({ name }) => words.say("drawn-roll", { name }),
  },
  {
    pattern: /^neutral roll of seat (?<seat>[\d#]+)$/,
    key: "neutral",
    one: ({ name }) => words.say("drawn-neutral", { name }),
  },
  {
    pattern: /^card (?<number>[\d#]+) of seat (?<seat>[\d#]+)$/,
    key: "card",
    one: ({ name, number }) => words.say("drawn-card", { name, number }),
  },
  {
    pattern: /^card (?<number>[\d#]+) of the row$/,
    key: "row",
    one: ({ number }) => words.say("drawn-row", { number }),
  },
  {
    pattern: /^card (?<number>[\d#]+) of the dummy$/,
    key: "dummy",
    one: ({ number }) => words.say("drawn-dummy", { number }),
  },
  {
    pattern: /^lottery card (?<number>[\d#]+)$/,
    key: "lottery",
    one: ({ number }) => words.say("drawn-lottery", { number }),
  },
  {
    pattern: /^equal calls of (?<amount>[\d#]+)$/,
    key: "calls",
    one: ({ amount }) => words.say("drawn-calls", { amount }),
  },
];
const GAMBLE = / of gamble ([\d#]+)$/;
const ROUND = / (?:in|of) round ([\d#]+)$/;

function understood(drawn: string): { saying: Saying; of: { [part: string]: string } } | null {
  const what = drawn.replace(GAMBLE, "").replace(ROUND, "");
  for (const saying of SAYINGS) {
    const found = saying.pattern.exec(what);
    if (found) return { saying, of: found.groups ?? {} };
  }
  return null;
}

/** A draw of one game, with people by their names. What is not known is said as the record has it. */
export function tellDraw(drawn: string, names: readonly string[], isWhole = false): string {
  const found = understood(drawn);
  if (!found) return drawn.replace(/\bseat (\d+)/g, (said, seat) => names[Number(seat)] ?? said);
  const name = names[Number(found.of["seat"])] ?? "";
  const said = found.saying.one({ ...found.of, name } as Record<Part, string>);
  const [round, gamble] = [ROUND.exec(drawn.replace(GAMBLE, ""))?.[1], GAMBLE.exec(drawn)?.[1]];
  if (!isWhole) return said;
  const inRound = round ? words.say("drawn-in-round", { round, what: said }) : said;
  return gamble ? words.say("drawn-in-gamble", { gamble, what: inRound }) : inRound;
}

/** All draws of one kind, whose numbers are left out: `card # of seat #`. */
export function tellDraws(drawn: string): string {
  const found = understood(drawn);
  return found ? words.say(`drawn-${found.saying.key}.all`) : drawn;
}
