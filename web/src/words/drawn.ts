/** What chance was asked for, in words: the house names its draws in plain English, for records and for the check. */
import { words, type Values } from "./words.svelte";

const SAYINGS: readonly [RegExp, string][] = [
  [/^(first dealer|start player)$/, "first"],
  [/^first turn order$/, "order"],
  [/^board$/, "board"],
  [/^bill (?<number>[\d#]+) of casino (?<casino>[\d#]+)$/, "bill"],
  [/^(first |next )?roll of seat (?<seat>[\d#]+)$/, "roll"],
  [/^neutral roll of seat (?<seat>[\d#]+)$/, "neutral"],
  [/^card (?<number>[\d#]+) of seat (?<seat>[\d#]+)$/, "card"],
  [/^card (?<number>[\d#]+) of the row$/, "row"],
  [/^card (?<number>[\d#]+) of the dummy$/, "dummy"],
  [/^lottery card (?<number>[\d#]+)$/, "lottery"],
  [/^equal calls of (?<amount>[\d#]+)$/, "calls"],
];
const GAMBLE = / of gamble ([\d#]+)$/;
const ROUND = / (?:in|of) round ([\d#]+)$/;

function understood(drawn: string): { key: string; values: Values; seat: number | null } | null {
  const what = drawn.replace(GAMBLE, "").replace(ROUND, "");
  for (const [pattern, key] of SAYINGS) {
    const found = pattern.exec(what);
    if (!found) continue;
    const { seat, ...values } = found.groups ?? {};
    return { key: `drawn-${key}`, values: values as Values, seat: seat === undefined ? null : Number(seat) };
  }
  return null;
}

/** A draw of one game, with people by their names. What is not known is said as the record has it. */
export function tellDraw(drawn: string, names: readonly string[], isWhole = false): string {
  const found = understood(drawn);
  if (!found) return drawn.replace(/\bseat (\d+)/g, (said, seat) => names[Number(seat)] ?? said);
  const said = words.say(found.key, { ...found.values, name: found.seat === null ? "" : (names[found.seat] ?? "") });
  const [round, gamble] = [ROUND.exec(drawn.replace(GAMBLE, ""))?.[1], GAMBLE.exec(drawn)?.[1]];
  if (!isWhole) return said;
  const inRound = round ? words.say("drawn-in-round", { round, what: said }) : said;
  return gamble ? words.say("drawn-in-gamble", { gamble, what: inRound }) : inRound;
}

/** All draws of one kind, whose numbers are left out: `card # of seat #`. */
export function tellDraws(drawn: string): string {
  const found = understood(drawn);
  return found ? words.say(`${found.key}.all`) : drawn;
}
