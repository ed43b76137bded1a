/** The figures of a review in words. */
import type { Decision, Gain, Point } from "../../review";
import { tellDraw } from "../../words/drawn";
import { words } from "../../words/words.svelte";

/** A change of a chance: +6 %. How far off it may be is said once for all of them. */
export function change(gain: Gain): string {
  const number = Math.round(100 * gain.value);
  return words.say("after-change", { number: `${number > 0 ? "+" : ""}${number}` });
}

/** How far off the least certain of these is, in a sentence; nothing where all are certain. */
export function giveOrTake(gains: readonly Gain[]): string {
  const margin = Math.round(100 * Math.max(0, ...gains.map((gain) => gain.margin)));
  return margin ? words.say("after-margin", { margin }) : "";
}

/** What everybody saw of a choice; what was chosen or drawn, where everybody was told nothing. My own lines say "You". */
export function happened(point: Point, names: readonly string[], me: number | null = null): string {
  if (point.by === "start") return words.say("after-start");
  if (point.events.length) return inARow(point.events.map((event) => words.tell(event, names, me)));
  if (point.drawn) return words.say("after-drawn", { what: tellDraw(point.drawn, names) });
  const chose = point.moves.map((move, place) => {
    const seat = point.seats[place]!;
    const name = seat === me ? words.say("you") : names[seat]!;
    return words.say("after-chose", { name, move: words.tell(move, names, me) });
  });
  return inARow(chose);
}

/** Sentences one after another; Japanese and Chinese have no space between them. */
export function inARow(sentences: readonly string[]): string {
  return sentences
    .filter((one) => one)
    .join(" ")
    .replace(/(?<=[。！？]) /g, "");
}

/** A decision beside the expert's, and how often each wins, in a sentence or two. */
export function verdict(one: Decision, names: readonly string[]): string {
  const chosen = words.tell(one.chosen, names);
  const worth = { chance: percent(one.chance), rival: percent(one.rival) };
  if (one.agreed) return words.say("after-agreed", { chosen, options: one.options, ...worth });
  const expert = words.tell(one.expert, names);
  return words.say(one.gain.value < 0 ? "after-cost" : "after-better", { chosen, expert, ...worth });
}

/** A chance: 38 %. */
export function percent(share: number): string {
  return words.say("after-percent", { number: Math.round(100 * share) });
}

/** So many of everybody's best and worst decisions, of both kinds where there are; as they were made. */
export function telling(decisions: readonly Decision[], count: number): Decision[] {
  const ranked = [...decisions].sort((a, b) => b.gain.value - a.gain.value);
  const won = ranked.filter((one) => one.gain.value >= 0);
  const cost = ranked.filter((one) => one.gain.value < 0).reverse();
  const worst = cost.slice(0, Math.max(Math.floor(count / 2), count - won.length));
  return [...won.slice(0, count - worst.length), ...worst].sort((a, b) => a.choice - b.choice || a.seat - b.seat);
}

/** A stretch of the curve that belongs to one round; in a course, to one gamble. Places are those of points. */
export interface Stretch {
  round: number;
  from: number;
  to: number;
}

/** The rounds of a game along its points; none where it has no rounds, or where the review does not know. */
export function stretches(points: readonly Point[]): Stretch[] {
  const found: Stretch[] = [];
  points.forEach((point, at) => {
    const last = found.at(-1);
    if (!point.round) return;
    if (last?.round === point.round) last.to = at;
    else found.push({ round: point.round, from: last ? last.to : at, to: at });
  });
  return found;
}
