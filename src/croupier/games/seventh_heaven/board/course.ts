/** The course as a board sees it, and the gamble that is on as that gamble's own board sees it. */
import { words, type Play, type Values } from "$kit";
import type { bank, seventh_heaven } from "$web/games";

export type Course = Play<seventh_heaven.View, seventh_heaven.Move, seventh_heaven.Event, never>;
export type Table = seventh_heaven.View["table"];

/** Whether a gamble is on: otherwise all that have begun are in the results. */
export const isOn = (table: Table): boolean => table.results.length === table.number;

/** The name of the gamble that is on, or was the last. */
export const gamble = (table: Table): string => table.gambles[table.number] ?? "";

export const bankOf = (table: Table): bank.Bank => table.gamble.bank;

/** SH-2, SH-30 What everybody started with: chips never come or go, so it is an equal share of all there are. */
export function start(table: Table): number {
  const { chips, down, pot, house } = bankOf(table);
  const all = [...chips, ...down].reduce((sum, one) => sum + one, pot + house);
  return all / chips.length;
}

type Hand = seventh_heaven.View["hand"];

/** A hand of the same kind with nothing in it. */
function emptied(hand: Hand): Hand {
  const parts = Object.entries(hand ?? {}).map(([name, part]) => [name, Array.isArray(part) ? [] : null]);
  return { ...Object.fromEntries(parts), type: hand?.type } as Hand;
}

/** Whether a round is of this gamble: one may have come from another in one step. */
const isOf = (name: string, events: readonly { type: string }[]): boolean =>
  events.every(({ type }) => type.startsWith(`${name}.`) || type.startsWith("bank."));

/** What ends the last round of a gamble. */
const finishes = (event: { type: string }): boolean => event.type === "seventh_heaven.Finished";

/** What the gamble's board is given. Everything but view, texts and name is the course's own. */
export function within(play: Course): Play {
  let kept: { number: number; hand: seventh_heaven.View["hand"] } | null = null;

  /** My hand: an empty one, while the beginning of a gamble is shown whose hands come later; and the last one seen,
   * while the end of a gamble is shown whose hands are gone already. */
  function hand(): seventh_heaven.View["hand"] {
    const { table, hand: now } = play.view;
    const isOfThis = (one: Hand) => one?.type === `${gamble(table)}.Hand`;
    if (isOfThis(now)) kept = { number: table.number, hand: now };
    if (kept?.number === table.number) return kept.hand;
    const later = (play.latest as seventh_heaven.View | null | undefined)?.hand ?? null;
    return isOfThis(later) ? emptied(later) : null;
  }

  const inner = {
    get game() {
      return gamble(play.view.table);
    },
    get view() {
      const { table } = play.view;
      return { ...play.view, phase: table.phase, table: table.gamble, hand: hand() };
    },
    get seats() {
      return play.seats;
    },
    get me() {
      return hand() ? play.me : null;
    },
    get sitters() {
      return play.sitters;
    },
    get names() {
      return play.names;
    },
    get waiting() {
      return play.waiting;
    },
    get moves() {
      return play.moves;
    },
    get asides() {
      return play.asides;
    },
    get chosen() {
      return play.chosen;
    },
    get sending() {
      return play.sending;
    },
    get event() {
      return play.event;
    },
    get moment() {
      return play.moment;
    },
    get clock() {
      return play.clock;
    },
    get seconds() {
      return play.seconds;
    },
    get summary() {
      return play.summary && isOf(gamble(play.view.table), play.summary.events) ? play.summary : null;
    },
    get progress() {
      return play.progress;
    },
    get isGettingReady() {
      return play.isGettingReady;
    },
    get ended() {
      return play.ended;
    },
    set pace(pace: unknown) {
      (play as { pace?: unknown }).pace = pace;
    },
    set begins(begins: unknown) {
      const live = play as { begins?: unknown; ends?: unknown };
      live.ends = finishes;
      live.begins = begins;
    },
    result: null,
    skip: () => play.skip(),
    toNow: () => play.toNow(),
    preview: (move: seventh_heaven.Move) => play.preview(move),
    choose: (move: seventh_heaven.Move | null) => play.choose(move),
    send: (move?: seventh_heaven.Move) => play.send(move),
    say: (key: string, values?: Values) => words.sayIn(gamble(play.view.table), key, values),
    tell: (thing: seventh_heaven.Move | seventh_heaven.Event) => play.tell(thing),
    name: (seat: number) => play.name(seat),
  };
  return inner as unknown as Play;
}
