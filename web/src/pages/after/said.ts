/** The figures of a review in words. */
import type { Decision, Gain, Point } from "../../review";
import { words } from "../../words/words.svelte";

/** A change of a chance with its margin: +6 % ± 2. */
export function change(gain: Gain, isSigned = true): string {
  const number = Math.round(100 * gain.value);
  const margin = Math.round(100 * gain.margin);
  return words.say("after-change", { number: `${isSigned && number > 0 ? "+" : ""}${number}`, margin });
}

/** What everybody saw of a choice; what was chosen or drawn, where everybody was told nothing. */
export function happened(point: Point, names: readonly string[]): string {
  if (point.by === "start") return words.say("after-start");
  if (point.events.length) return inARow(point.events.map((event) => words.tell(event, names)));
  if (point.drawn) return point.drawn;
  const chose = point.moves.map((move, place) =>
    words.say("after-chose", { name: names[point.seats[place]!]!, move: words.tell(move, names) }),
  );
  return inARow(chose);
}

/** Sentences one after another; Japanese and Chinese have no space between them. */
function inARow(sentences: readonly string[]): string {
  return sentences.join(" ").replace(/(?<=[。！？]) /g, "");
}

/** What a decision was worth, in a sentence or two. */
export function verdict(one: Decision, names: readonly string[]): string {
  const worth = change({ value: Math.abs(one.gain.value), margin: one.gain.margin }, false);
  const [chosen, expert] = [words.tell(one.chosen, names), words.tell(one.expert, names)];
  const values = { chosen, expert, options: one.options, change: worth };
  if (one.agreed) return words.say("after-agreed", values);
  return words.say(one.gain.value < 0 ? "after-cost" : "after-better", values);
}

/** So many of everybody's best and worst decisions, of both kinds where there are; as they were made. */
export function telling(decisions: readonly Decision[], count: number): Decision[] {
  const ranked = [...decisions].sort((a, b) => b.gain.value - a.gain.value);
  const won = ranked.filter((one) => one.gain.value >= 0);
  const cost = ranked.filter((one) => one.gain.value < 0).reverse();
  const worst = cost.slice(0, Math.max(Math.floor(count / 2), count - won.length));
  return [...won.slice(0, count - worst.length), ...worst].sort((a, b) => a.choice - b.choice || a.seat - b.seat);
}
