/** A finished game, shown again choice by choice, from anybody's eyes. Nothing can be chosen in it. */
import { api } from "../api";
import type { GameEvent, Move, Scene, Seat, View } from "../games";
import type { Frame, Result, Sitter, TableNews } from "../types";
import { tellDraw } from "../words/drawn";
import { words, type Tagged, type Values } from "../words/words.svelte";
import { apart, type Line } from "./lines";
import { paced, shownFor, type Pace } from "./motion";
import type { Play } from "./play";

export const PAGE = 100; // frames that are fetched at once
const AHEAD = 40; // frames before the end of a page at which the next is fetched
const BREATH = 250; // milliseconds between two choices, while it plays by itself
const LINES = 1000; // more than the events of any choice: keys of lines

/** Where frames come from. */
export type Fetch = typeof api.replay;

export class Replay implements Play<View | Scene> {
  /** through whose eyes; null: an onlooker's */
  me = $state<Seat | null>(null);
  /** how many choices have been made; what is wanted, which may still be on its way */
  at = $state(0);
  total = $state(0);
  /** whether it goes on by itself */
  playing = $state(false);
  speed = $state(1);
  event = $state.raw<GameEvent | null>(null);
  moment = $state(0);
  /** why it cannot be shown */
  trouble = $state.raw<unknown>(null);
  pace: Pace = {};
  names = $state.raw<readonly string[]>([]);
  #frame = $state.raw<Frame | null>(null);
  #table = $state.raw<unknown>(null);
  #pages = $state.raw<ReadonlyMap<number, readonly Frame[]>>(new Map());
  #coming = new Map<number, Promise<void>>();
  #result = $state.raw<Result | null>(null);
  #run = 0; // a new number makes whatever is being shown end
  #skip: (() => void) | null = null;

  // A board may ask for all of these; in a replay there is nothing to choose and no time to keep.
  readonly moves: readonly Move[] = [];
  readonly asides: readonly Move[] = [];
  readonly chosen = null;
  readonly sending = false;
  readonly clock = null;
  readonly summary = null;
  readonly progress = null;
  readonly isGettingReady = false;
  readonly ended = null;
  readonly seconds = null;
  preview = (): null => null;
  choose = (): void => undefined;
  send = (): void => undefined;
  skip = (): void => undefined;
  toNow = (): void => undefined;

  constructor(
    readonly news: TableNews,
    seat: Seat | null = null,
    readonly fetch: Fetch = api.replay,
  ) {
    this.me = seat;
  }

  get game(): string {
    return this.news.brief.game;
  }

  /** Whether there is something to show. */
  get ready(): boolean {
    return this.#frame !== null;
  }

  get view(): View | Scene {
    const view = this.#frame!.view;
    return this.#table === null ? view : ({ ...view, table: this.#table } as View | Scene);
  }

  get seats(): number {
    return this.#frame?.view.seats ?? this.names.length;
  }

  /** Those who sat there; nobody is away from a game that is over. */
  get sitters(): readonly Sitter[] {
    return this.news.brief.sitters.map((one) => ({
      ...one,
      present: true,
      level: one.kind === "computer" ? one.level : null,
    }));
  }

  name(seat: Seat): string {
    return this.names[seat] ?? "";
  }

  /** Who makes the next choice. */
  get waiting(): readonly Seat[] {
    const next = this.event ? undefined : this.#find(this.at + 1)?.choice;
    if (next?.choice === "moves") return next.moves.map((answer) => answer.seat);
    return next?.choice === "aside" ? [next.seat] : [];
  }

  get result(): Result | null {
    return this.event || this.at < this.total ? null : this.#result;
  }

  /** What was just done, in words. */
  get caption(): string {
    const told = this.event ?? this.#frame?.events.at(-1);
    if (told) return this.tell(told);
    const choice = this.#frame?.choice; // of which this reader was told nothing
    return choice?.choice === "chance" ? words.say("after-drawn", { what: tellDraw(choice.drawn, this.names) }) : "";
  }

  /** What happened up to now, as far back as it was fetched. */
  get lines(): readonly Line[] {
    const page = pageOf(this.at);
    return [...(this.#pages.get(page - 1) ?? []), ...(this.#pages.get(page) ?? [])]
      .filter((frame) => frame.number <= this.at)
      .flatMap((frame) => frame.events.map((event, i) => ({ key: frame.number * LINES + i, event, at: null })));
  }

  say(key: string, values?: Values): string {
    return words.sayIn(this.game, key, values);
  }

  tell(thing: Tagged): string {
    return words.tell(thing, this.names);
  }

  // Going through it

  /** Go somewhere at once. */
  async jump(to: number): Promise<void> {
    const run = this.#begin(to);
    if (!(await this.#fetched(this.at)) || run !== this.#run) return;
    this.#rest(this.#find(this.at) ?? null);
  }

  /** The next choice, with its motion; what is still moving is finished first. */
  async forward(): Promise<void> {
    if (this.total && this.at >= this.total) return;
    const run = this.#begin(this.at + 1);
    if (!(await this.#fetched(this.at)) || run !== this.#run) return;
    const frame = this.#find(this.at);
    if (frame) await this.#show(frame, run);
  }

  back(): Promise<void> {
    return this.jump(this.at - 1);
  }

  /** Come to a choice as it is being made. */
  async arrive(at: number): Promise<void> {
    await this.jump(at - 1);
    if (at > 1 && this.ready) await this.forward();
  }

  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.at >= this.total) await this.jump(1);
    while (this.playing && this.at < this.total && this.trouble === null) {
      await this.forward();
      if (this.#frame?.events.length && this.playing) await this.#moment(BREATH / this.speed);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  /** Look through other eyes, at the same choice. */
  async face(seat: Seat | null): Promise<void> {
    if (seat === this.me) return;
    this.playing = false;
    this.me = seat;
    this.#pages = new Map();
    this.#coming.clear();
    await this.jump(this.at);
  }

  close(): void {
    this.playing = false;
    this.#run++;
    this.#skip?.();
  }

  #begin(to: number): number {
    const run = ++this.#run;
    this.#skip?.();
    if (this.event) this.#rest(this.#find(this.at) ?? this.#frame);
    this.at = Math.max(1, this.total ? Math.min(to, this.total) : to);
    return run;
  }

  #rest(frame: Frame | null): void {
    this.event = null;
    this.#table = null;
    if (frame) this.#frame = frame;
  }

  async #show(frame: Frame, run: number): Promise<void> {
    for (const [place, event] of frame.events.entries()) {
      const step = frame.steps[place];
      this.#table = step ?? null;
      this.#frame = frame;
      this.event = event;
      this.moment++;
      await this.#moment(paced(shownFor(event, this.pace), this.speed, frame.events.length - place - 1));
      if (run !== this.#run) return;
    }
    this.#rest(frame);
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

  // Frames

  #find(number: number): Frame | undefined {
    return this.#pages.get(pageOf(number))?.[(number - 1) % PAGE];
  }

  /** Have a frame here, and fetch those around it ahead of need. Whether it came. */
  async #fetched(number: number): Promise<boolean> {
    const page = pageOf(number);
    if (!(await this.#page(page))) return false;
    if (number > this.total) {
      this.at = this.total; // the address named more than there are
      return this.#fetched(this.total);
    }
    if (page > 0) void this.#page(page - 1); // for the log
    const next = pageOf(number + AHEAD);
    if (next > page && next <= pageOf(this.total)) void this.#page(next);
    return true;
  }

  async #page(page: number): Promise<boolean> {
    if (!this.#pages.has(page)) {
      let coming = this.#coming.get(page);
      if (!coming) this.#coming.set(page, (coming = this.#fetch(page)));
      await coming;
    }
    return this.#pages.has(page);
  }

  async #fetch(page: number): Promise<void> {
    const seat = this.me;
    try {
      const found = await this.fetch(this.news.brief.table, seat, page * PAGE, PAGE);
      if (seat !== this.me) return; // somebody else's eyes by now
      this.names = apart(found.names);
      this.total = found.total;
      this.#result = found.result;
      this.trouble = null;
      this.#pages = new Map([...this.#pages, [page, found.frames]]);
    } catch (error) {
      if (seat === this.me) this.trouble = error;
    } finally {
      if (seat === this.me) this.#coming.delete(page);
    }
  }
}

const pageOf = (number: number): number => Math.floor((number - 1) / PAGE);
