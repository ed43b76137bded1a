/** A table being played: what is shown now, step by step, and what I do about it. */
import type { GameEvent, Move, Preview, Scene, Seat, View } from "../games";
import { api } from "../api";
import { ended } from "../fair/mine";
import { settings } from "../settings.svelte";
import type { Clock, Note, Refusal, Result, Sitter, TableNews, Update } from "../types";
import { toasts } from "../toasts.svelte";
import { words, type Tagged, type Values } from "../words/words.svelte";
import { Link } from "./link.svelte";
import { paced, shownFor, SUMMARY, within, type Pace } from "./motion";
import { apart, type Line } from "./lines";
import type { Play, Round } from "./play";
import { Rounds } from "./rounds";

type Shown = Update & {
  previews: readonly (Preview | null)[];
  steps: readonly unknown[];
  /** when it came, on this page's clock */
  arrived: number;
};

/** What one of my seats, or an onlooker, is told. */
class Side {
  latest: Shown;
  lines: Line[] = [];
  /** not yet shown, and how many events of the first of them are told already */
  waiting: Shown[] = [];
  told = 0;
  readonly rounds = new Rounds();
  /** the number of the last round that was summed up, or over when we came */
  summedUp = 0;

  constructor(update: Shown) {
    this.latest = update;
  }
}

export class Live implements Play<View | Scene> {
  readonly link: Link;
  /** the seat whose eyes we look through */
  facing = $state<Seat | null>(null);
  #sides = new Map<Seat | null, Side>();
  #heard = $state(0); // updates, so that whoever looks into the sides looks again
  #shown = $state.raw<Shown | null>(null);
  #table = $state.raw<unknown>(null); // as it was after the event that is being shown
  event = $state.raw<GameEvent | null>(null);
  moment = $state(0);
  summary = $state.raw<Round | null>(null);
  progress = $state.raw<{ at: number; of: number } | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  chosen = $state.raw<Move | null>(null);
  #sentFrom = $state<number | null>(null); // the update that my choice was made from, until it shows
  #ticking = $state.raw<{ left: number | null; total: number | null; runs: boolean; at: number } | null>(null);
  /** in an auction that runs already: whoever calls starts its clock again, and everybody may answer meanwhile */
  #isUnderWay = $state(false);
  #tick = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** how long events are shown: a board may have its own measure */
  pace: Pace = {};
  /** what begins a new round, if the board sums rounds up */
  #begins = $state.raw<((event: GameEvent) => boolean) | null>(null);
  #hasHands = $state(false);
  #asking: Promise<void> | null = null; // what everybody may see, for a shared screen
  #playing = false;
  #run = 0; // a new number makes whatever is being shown end
  #skip: (() => void) | null = null;
  #keys = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    this.link = new Link(table, {
      update: (update, missed) => this.#hear({ ...update, arrived: performance.now() } as Shown, missed),
      clock: (clock) => this.#wind(clock),
      refused: (refusal) => this.#refused(refusal),
      distrusted: () => toasts.show(words.say("fair-distrusted"), 15_000),
    });
  }

  open(): void {
    this.link.open();
    this.#timer = setInterval(() => (this.#tick = performance.now()), 100);
  }

  close(): void {
    this.link.close();
    clearInterval(this.#timer);
    this.#run++;
    this.#skip?.();
  }

  // How things stand

  get news(): TableNews | null {
    return this.link.news;
  }

  /** Whether there is something to show on a board. */
  get begun(): boolean {
    return this.#shown?.view != null;
  }

  get game(): string {
    return this.news?.brief.game ?? "";
  }

  get view(): View | Scene {
    const view = this.#shown!.view!;
    return this.#table === null ? view : ({ ...view, table: this.#table } as View | Scene);
  }

  /** How things will stand when everything has been shown. */
  get latest(): View | Scene | null {
    void this.#heard;
    return this.#sides.get(this.facing)?.latest.view ?? null;
  }

  get seats(): number {
    return this.#shown?.view?.seats ?? this.sitters.length;
  }

  get me(): Seat | null {
    return this.facing;
  }

  get sitters(): readonly Sitter[] {
    return this.news?.brief.sitters ?? [];
  }

  get names(): readonly string[] {
    return apart(this.sitters.map((sitter) => sitter.name));
  }

  name(seat: Seat): string {
    return this.names[seat] ?? "";
  }

  /** Something that happened is being shown, or summed up: nothing is asked meanwhile. */
  get isShowing(): boolean {
    return this.event !== null || this.summary !== null;
  }

  get waiting(): readonly Seat[] {
    return this.isShowing ? [] : (this.#shown?.waiting ?? []);
  }

  get moves(): readonly Move[] {
    return this.#mayAct ? (this.#shown?.moves ?? []) : [];
  }

  get asides(): readonly Move[] {
    return this.#mayAct ? (this.#shown?.asides ?? []) : [];
  }

  /** Whether I can do anything; where seconds count, not before they do for everybody. */
  get #mayAct(): boolean {
    return !this.isShowing && !this.sending && !this.news?.paused && !this.isGettingReady;
  }

  preview(move: Move): Preview | null {
    const place = this.#shown?.moves.indexOf(move) ?? -1;
    return this.#shown?.previews?.[place] ?? null;
  }

  get result(): Result | null {
    return this.isShowing ? null : (this.#shown?.result ?? null);
  }

  /** Why the game ended before its end. */
  get ended(): string | null {
    return this.isShowing ? null : (this.news?.ended ?? null);
  }

  get turn(): number {
    return this.#shown?.turn ?? 0;
  }

  /** What was decided for me since I last chose. */
  get decided(): Update["decided"] {
    return this.#shown?.decided ?? [];
  }

  /** Which of my seats has something to decide. */
  get asked(): Seat[] {
    void this.#heard;
    return (this.news?.mine ?? []).filter((seat) => (this.#sides.get(seat)?.latest.moves.length ?? 0) > 0);
  }

  /** Several of my seats share this screen. */
  get isAtOneScreen(): boolean {
    return (this.news?.mine.length ?? 0) > 1;
  }

  /** … and they have hands that the others must not see: who has nothing to decide looks on with everybody. */
  get isShared(): boolean {
    return this.isAtOneScreen && this.#hasHands;
  }

  // Time: reckoned from what the house said and when it came, never from when something was shown

  get seconds(): number | null {
    const ticking = this.#ticking;
    if (!ticking || ticking.left === null || this.isShowing) return null;
    if (!ticking.runs) return ticking.left;
    return Math.max(0, ticking.left - (Math.max(this.#tick, performance.now()) - ticking.at) / 1000);
  }

  get clock(): number | null {
    const left = this.seconds;
    const total = this.#ticking?.total;
    return left === null || !total ? null : Math.min(1, left / total);
  }

  /** A question of seconds is on the table, and not yet on everybody's. */
  get isGettingReady(): boolean {
    const ticking = this.#ticking;
    return ticking !== null && !ticking.runs && isShort(ticking.total) && !this.#isUnderWay;
  }

  get sending(): boolean {
    if (this.#sentFrom === null || this.isShowing) return false;
    return this.link.pending > 0 || this.#shown?.number === this.#sentFrom;
  }

  // Rounds

  /** What ends a round before another begins; to be said before `begins`. */
  ends: ((event: GameEvent) => boolean) | null = null;

  set begins(begins: ((event: GameEvent) => boolean) | null) {
    const isFirst = this.#begins === null;
    this.#begins = begins;
    for (const side of this.#sides.values()) {
      side.rounds.rewrite(side.lines, begins, this.ends);
      if (isFirst) side.summedUp = side.rounds.latestEnded(side.latest.result !== null)?.number ?? 0;
    }
  }

  /** Show once more what a round came to. */
  sumUp(round: Round): void {
    void this.#standStill(round, Infinity);
  }

  /** The round that a line of the log ends, if it ends one. */
  roundEndedBy(line: Line): Round | null {
    return this.#sides.get(this.facing)?.rounds.endedBefore(line) ?? null;
  }

  // What I do

  choose(move: Move | null): void {
    this.chosen = move;
    if (move && settings.oneTap) this.send(move);
  }

  send(move: Move | null = this.chosen): void {
    if (!move || this.facing === null || this.sending) return;
    this.#sentFrom = this.#shown?.number ?? null;
    this.chosen = null;
    this.link.choose(this.facing, $state.snapshot(move) as Move, this.turn);
  }

  /** Look through the eyes of another of my seats. */
  face(seat: Seat | null): void {
    this.facing = seat;
    this.chosen = null;
    this.#sentFrom = null;
    const side = this.#sides.get(seat);
    if (side) this.#jump(side, false);
  }

  /** End the step that is being shown, and only that. */
  skip(): void {
    this.#skip?.();
  }

  /** To how things stand now. */
  toNow(): void {
    const side = this.#sides.get(this.facing);
    if (side && this.isShowing) this.#jump(side, false);
  }

  /** Show again what was decided for me while I was away. */
  async watchDecided(): Promise<void> {
    const first = this.decided[0];
    const side = this.#sides.get(this.facing);
    if (!first || !side) return;
    const before = side.latest;
    const again = await this.link.again(this.facing, first.number);
    if (!again?.events.length || side.latest !== before) return;
    this.#run++;
    this.#skip?.();
    await this.#replay({ ...again, arrived: performance.now() } as Shown);
    const now = this.#sides.get(this.facing);
    if (now) this.#jump(now, false);
  }

  say(key: string, values?: Values): string {
    return words.sayIn(this.game, key, values);
  }

  tell(thing: Tagged): string {
    return words.tell(thing, this.names, this.me);
  }

  // What the table says

  #hear(update: Shown, missed: boolean): void {
    let side = this.#sides.get(update.seat);
    if (!side) this.#sides.set(update.seat, (side = new Side(update)));
    side.latest = update;
    side.waiting.push(update);
    this.#heard++;
    if (update.digest && this.news) ended(this.news.brief.table, update.digest); // to be checked
    if (update.view && "hand" in update.view && update.view.hand !== null) this.#hasHands = true;
    if (!this.#isOneOfMine(this.facing)) this.facing = this.isShared ? null : (this.news?.mine[0] ?? update.seat);
    if (this.isShared && update.seat !== null) this.#lookOn();
    if (update.seat !== this.facing) {
      this.#tellAll(side, missed);
      this.link.shown(update.seat, update.number);
      return;
    }
    const isAtOnce = settings.speed === 0 || document.hidden || isShort(update.total);
    if (missed || isAtOnce) this.#jump(side, side.lines.length > 0, missed);
    else void this.#play(side);
  }

  #isOneOfMine(seat: Seat | null): boolean {
    const mine = this.news?.mine ?? [];
    return seat === null ? this.isShared || (mine.length === 0 && this.#sides.has(null)) : mine.includes(seat);
  }

  /** Ask what everybody may see: a screen that is shared shows nothing else between two private looks. */
  #lookOn(): void {
    this.#asking ??= (async () => {
      await new Promise((done) => setTimeout(done, 50)); // updates of several seats come together
      this.#asking = null;
      const since = this.#sides.get(null)?.latest.number;
      const update = await api.inSightOfAll(this.link.table, since ?? 0).catch(() => null);
      if (update && update.number !== since)
        this.#hear({ ...update, arrived: performance.now() } as Shown, since === undefined);
    })();
  }

  /** To how things stand now. A round that ended on the way is summed up, unless that would be the first thing we see. */
  #jump(side: Side, sums: boolean, missed = false): void {
    this.#run++;
    this.#skip?.();
    this.#tellAll(side, missed);
    const round = side.rounds.latestEnded(side.latest.result !== null);
    this.summary = null;
    this.#settle(side, side.latest);
    if (sums && round && round.number > side.summedUp) return void this.#standStill(round, this.#patience(side));
    side.summedUp = Math.max(side.summedUp, round?.number ?? 0);
    this.#sayShown(side);
  }

  /** Everything that waits becomes lines at once. */
  #tellAll(side: Side, missed: boolean): void {
    for (const update of side.waiting) {
      while (side.told < update.events.length) this.#tellNext(side, update, missed);
      this.#note(side, update, update.events.length, missed);
      side.told = 0;
    }
    side.waiting = [];
  }

  #tellNext(side: Side, update: Shown, missed = false): void {
    const place = side.told++;
    this.#note(side, update, place, missed);
    this.#write(side, { key: this.#keys++, event: update.events[place]!, at: missed ? null : Date.now() });
  }

  /** What people did at the table between two events. */
  #note(side: Side, update: Shown, place: number, missed: boolean): void {
    for (const note of update.notes as readonly Note[])
      if (note.after === place) this.#write(side, { key: this.#keys++, note, at: missed ? null : Date.now() });
  }

  #write(side: Side, line: Line): void {
    side.lines = [...side.lines, line];
    side.rounds.add(line, this.#begins, this.ends);
  }

  /** Show what waits, one event after the other. What is told is what is shown. */
  async #play(side: Side): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const run = this.#run;
    let at = 0;
    try {
      let next: Shown | undefined;
      while ((next = side.waiting[0])) {
        while (side.told < next.events.length) {
          const place = side.told;
          const event = next.events[place]!;
          if (side.rounds.isOpen && (this.#begins?.(event) || this.ends?.(event))) {
            await this.#standStill(side.rounds.open, this.#patience(side), run);
            if (run !== this.#run) return;
          }
          this.#tellNext(side, next);
          this.lines = side.lines;
          const left = rest(side.waiting, place);
          this.progress = { at: ++at, of: at + left.length - 1 };
          this.#table = next.steps?.[place] ?? (place === 0 ? this.#table : null);
          if (!next.steps?.[place]) this.#shown = { ...next, moves: [], asides: [] };
          this.event = event;
          this.moment++;
          await this.#moment(this.#timeFor(side, left));
          if (run !== this.#run) return;
        }
        side.waiting.shift();
        side.told = 0;
        this.#note(side, next, next.events.length, false);
        if (next.result && side.rounds.isOpen && !side.waiting.length) {
          this.event = null;
          await this.#standStill(side.rounds.open, this.#patience(side), run);
          if (run !== this.#run) return;
        }
        this.#settle(side, next);
      }
      this.#sayShown(side);
    } finally {
      this.#playing = false;
      const now = this.#sides.get(this.facing);
      if (run !== this.#run && now?.waiting.length && this.link.state !== "closed") void this.#play(now);
    }
  }

  /** Events and the tables after them, shown again; nothing of it is told a second time. */
  async #replay(update: Shown): Promise<void> {
    const run = this.#run;
    for (const [place, event] of update.events.entries()) {
      this.progress = { at: place + 1, of: update.events.length };
      this.#table = update.steps?.[place] ?? null;
      this.event = event;
      this.moment++;
      await this.#moment(paced(shownFor(event, this.pace), settings.speed || 1, 0));
      if (run !== this.#run) return;
    }
  }

  /** Until when everything has to be shown, where somebody's time is about to run. */
  #patience(side: Side): number {
    return side.latest.total === null ? Infinity : side.latest.arrived + within(side.latest.total);
  }

  /** How long the first of these events is shown: as usual, or quicker, so that all are shown in time. */
  #timeFor(side: Side, events: readonly GameEvent[]): number {
    const times = events.map((event, i) => paced(shownFor(event, this.pace), settings.speed, events.length - i - 1));
    const usual = settings.isCalm ? Math.min(times[0] ?? 0, 150) : (times[0] ?? 0);
    const room = this.#patience(side) - performance.now();
    const planned = times.reduce((sum, time) => sum + time, 0);
    return usual * Math.min(1, Math.max(0, room / planned));
  }

  /** A round is summed up: it stands for a while, or until somebody taps. */
  async #standStill(round: Round, until: number, run = this.#run): Promise<void> {
    const side = this.#sides.get(this.facing);
    this.event = null;
    this.progress = null;
    this.summary = round;
    if (side) side.summedUp = Math.max(side.summedUp, round.number);
    if (document.hidden) await untilSeen();
    const now = performance.now();
    await this.#moment(until === Infinity ? SUMMARY / (settings.speed || 1) : Math.max(0, until - now));
    if (this.summary !== round) return;
    this.summary = null;
    if (side && run === this.#run && !this.#playing) this.#sayShown(side);
  }

  #moment(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #settle(side: Side, update: Shown): void {
    this.event = null;
    this.progress = null;
    this.#table = null;
    const isSame = asksTheSame(this.#shown, update);
    const before = this.#ticking;
    const hasRun = before !== null && isShort(before.total) && (before.runs || this.#isUnderWay);
    this.#isUnderWay = hasRun && isShort(update.total) && this.#shown?.view?.phase === update.view?.phase;
    // somebody came or went: what is half chosen stays so
    this.#shown = isSame ? { ...update, moves: this.#shown!.moves, previews: this.#shown!.previews } : update;
    this.lines = side.lines;
    if (update.moves.length && update.number !== this.#sentFrom && !isSame) this.#sentFrom = null;
    if (!isSame || !this.chosen) this.chosen = this.#only;
    const { left, total, runs, arrived } = update;
    if (!this.#ticking || this.#ticking.at <= arrived) this.#ticking = { left, total, runs, at: arrived };
  }

  /** The house says that the clock has begun to run. */
  #wind({ turn, left, total, runs }: Clock): void {
    if (turn !== this.#sides.get(this.facing)?.latest.turn) return;
    this.#ticking = { left, total, runs, at: performance.now() };
    if (runs && isShort(total)) this.toNow(); // where seconds count, nothing waits behind what is shown
  }

  /** From now on my time may run: everything is on my screen. */
  #sayShown(side: Side): void {
    this.link.shown(this.facing, side.latest.number);
  }

  /** The move that need not be chosen: there is no other. */
  get #only(): Move | null {
    const moves = this.#shown?.moves ?? [];
    return moves.length === 1 ? (moves[0] ?? null) : null;
  }

  #refused(refusal: Refusal): void {
    this.#sentFrom = null;
    this.chosen = this.#only;
    this.refusal = refusal;
  }
}

/** The events still to be shown, from a place in the first of these updates on. */
function rest(updates: readonly Shown[], place: number): readonly GameEvent[] {
  return updates.flatMap((update, i) => (i === 0 ? update.events.slice(place) : update.events));
}

const SHORT = 15; // seconds: with no more than these nothing waits behind what is shown
const isShort = (total: number | null): boolean => total !== null && total <= SHORT;

function untilSeen(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
  });
}

function asksTheSame(shown: Shown | null, update: Shown): boolean {
  if (!shown?.moves.length || shown.seat !== update.seat || shown.turn !== update.turn) return false;
  return JSON.stringify(shown.moves) === JSON.stringify(update.moves);
}
