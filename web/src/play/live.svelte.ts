/** A table being played: what is shown now, step by step, and what I do about it. */
import type { GameEvent, Move, Preview, Scene, Seat, View } from "../games";
import { api } from "../api";
import { ended } from "../fair/mine";
import { settings } from "../settings.svelte";
import type { Refusal, Result, Sitter, TableNews, Update } from "../types";
import { words, type Tagged, type Values } from "../words/words.svelte";
import { Link } from "./link.svelte";
import { paced, shownFor, type Pace } from "./motion";
import type { Play } from "./play";

/** A line of the log. */
export interface Line {
  key: number;
  event: GameEvent;
  at: number | null; // when it was heard; null: before we came
}

type Shown = Update & { previews: readonly (Preview | null)[]; steps: readonly unknown[] };

/** What one of my seats, or an onlooker, is told. */
class Side {
  latest: Shown;
  lines: Line[] = [];
  waiting: Shown[] = []; // not yet shown

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
  lines = $state.raw<readonly Line[]>([]);
  chosen = $state.raw<Move | null>(null);
  #sentFrom = $state<number | null>(null); // the update that my choice was made from, until it shows
  #deadline = $state<number | null>(null);
  #total = $state(0);
  #tick = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** how long events are shown: a board may have its own measure */
  pace: Pace = {};
  #hasHands = $state(false);
  #asking: Promise<void> | null = null; // what everybody may see, for a shared screen
  #playing = false;
  #run = 0; // a new number makes whatever is being shown end
  #skip: (() => void) | null = null;
  #keys = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    this.link = new Link(table, {
      update: (update, missed) => this.#hear(update as Shown, missed),
      refused: (refusal) => this.#refused(refusal),
    });
  }

  open(): void {
    this.link.open();
    this.#ticking = setInterval(() => (this.#tick = performance.now()), 250);
  }

  close(): void {
    this.link.close();
    clearInterval(this.#ticking);
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

  get waiting(): readonly Seat[] {
    return this.event ? [] : (this.#shown?.waiting ?? []);
  }

  get moves(): readonly Move[] {
    return this.event || this.sending || this.news?.paused ? [] : (this.#shown?.moves ?? []);
  }

  get asides(): readonly Move[] {
    return this.event || this.sending || this.news?.paused ? [] : (this.#shown?.asides ?? []);
  }

  preview(move: Move): Preview | null {
    const place = this.#shown?.moves.indexOf(move) ?? -1;
    return this.#shown?.previews?.[place] ?? null;
  }

  get result(): Result | null {
    return this.event ? null : (this.#shown?.result ?? null);
  }

  get turn(): number {
    return this.#shown?.turn ?? 0;
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

  get seconds(): number | null {
    if (this.#deadline === null || this.event) return null;
    return Math.max(0, (this.#deadline - Math.max(this.#tick, performance.now())) / 1000);
  }

  get clock(): number | null {
    const left = this.seconds;
    return left === null || this.#total === 0 ? null : left / this.#total;
  }

  get sending(): boolean {
    if (this.#sentFrom === null || this.event) return false;
    return this.link.pending > 0 || this.#shown?.number === this.#sentFrom;
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
    if (side) this.#jump(side);
  }

  /** Show at once whatever is still to be shown. */
  finish(): void {
    const side = this.#sides.get(this.facing);
    if (side && this.event) this.#jump(side);
  }

  say(key: string, values: Values = {}): string {
    return words.sayOf(this.game, key, values);
  }

  tell(thing: Tagged): string {
    return words.tell(thing, this.names);
  }

  // What the table says

  #hear(update: Shown, missed: boolean): void {
    let side = this.#sides.get(update.seat);
    if (!side) this.#sides.set(update.seat, (side = new Side(update)));
    side.latest = update;
    this.#heard++;
    if (update.digest && this.news) ended(this.news.brief.table, update.digest); // to be checked
    const at = missed ? null : Date.now();
    side.lines = [...side.lines, ...update.events.map((event) => ({ key: this.#keys++, event, at }))];
    if (update.view && "hand" in update.view && update.view.hand !== null) this.#hasHands = true;
    if (!this.#isOneOfMine(this.facing)) this.facing = this.isShared ? null : (this.news?.mine[0] ?? update.seat);
    if (this.isShared && update.seat !== null) this.#lookOn();
    if (update.seat !== this.facing) return;
    if (missed || settings.speed === 0 || document.hidden) {
      this.#jump(side);
    } else {
      this.lines = side.lines;
      side.waiting.push(update);
      void this.#play(side);
    }
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
      if (update && update.number !== since) this.#hear(update as Shown, since === undefined);
    })();
  }

  /** To how things stand now. */
  #jump(side: Side): void {
    side.waiting = [];
    this.#run++;
    this.#skip?.();
    this.#settle(side, side.latest);
  }

  /** Show what waits, one event after the other. */
  async #play(side: Side): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const run = this.#run;
    try {
      let next: Shown | undefined;
      while ((next = side.waiting.shift())) {
        for (const [place, event] of next.events.entries()) {
          const step = next.steps?.[place];
          this.#table = step ?? (place === 0 ? this.#table : null);
          if (!step) this.#shown = { ...next, moves: [], asides: [] };
          this.event = event;
          this.moment++;
          const waiting = side.waiting.length + next.events.length - place - 1;
          const time = paced(shownFor(event, this.pace), settings.speed, waiting);
          await this.#moment(settings.isCalm ? Math.min(time, 150) : time);
          if (run !== this.#run) return;
        }
        this.#settle(side, next);
      }
    } finally {
      this.#playing = false;
      const now = this.#sides.get(this.facing);
      if (run !== this.#run && now?.waiting.length) void this.#play(now);
    }
  }

  #moment(milliseconds: number): Promise<void> {
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
    this.#table = null;
    const isSame = asksTheSame(this.#shown, update);
    // somebody came or went: what is half chosen stays so
    this.#shown = isSame ? { ...update, moves: this.#shown!.moves, previews: this.#shown!.previews } : update;
    this.lines = side.lines;
    if (update.moves.length && update.number !== this.#sentFrom && !isSame) this.#sentFrom = null;
    if (!isSame || !this.chosen) this.chosen = this.#only;
    if (update.left === null) {
      this.#deadline = null;
    } else {
      this.#deadline = performance.now() + update.left * 1000;
      this.#total = Math.max(update.left, 1);
    }
  }

  /** The move that need not be chosen: there is no other. */
  get #only(): Move | null {
    const moves = this.#shown?.moves ?? [];
    return moves.length === 1 ? (moves[0] ?? null) : null;
  }

  #refused(refusal: Refusal): void {
    this.#sentFrom = null;
    this.chosen = this.#only;
    if (refusal.code === "stale") return; // the game went on before it came: the table shows how things stand
    this.refusal = refusal;
  }
}

function asksTheSame(shown: Shown | null, update: Shown): boolean {
  if (!shown?.moves.length || shown.seat !== update.seat || shown.turn !== update.turn) return false;
  return JSON.stringify(shown.moves) === JSON.stringify(update.moves);
}

/** The names, told apart where two are alike: Ann, Ann 2. */
export function apart(names: readonly string[]): string[] {
  const shown: string[] = [];
  for (const name of names) {
    let one = name;
    for (let number = 2; shown.includes(one); number++) one = `${name} ${number}`;
    shown.push(one);
  }
  return shown;
}
