/** The line to a table: it never loses a choice, and comes back by itself when it breaks. */
import type { Choose, Clock, Heard, Refusal, Said, TableNews, Update, Wishing } from "../types";
import { self } from "../me.svelte";
import type { Move, Seat } from "../games";
import { heard, promised, randomHex } from "../fair/mine";
import { answer } from "../fair/settle";
import { root } from "../root";

/** waiting: the first connection · open · lost: broken, trying again · closed: the house said no, or we have left */
export type LineState = "waiting" | "open" | "lost" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 35_000; // without a word of the house this long, the line counts as broken
const REFUSED = 4000;

/** Ids of what is asked, so that nothing is played twice. */
export function newId(): string {
  return randomHex(12);
}

/** Whoever wants to know what the table says. */
export interface Listener {
  /** `missed`: what happened while we were away; it is told, not played. */
  update(update: Update, missed: boolean): void;
  /** the clock of the open question has begun to run */
  clock(clock: Clock): void;
  refused(refusal: Refusal): void;
  /** what the house asks me to add to the chance of the game is not what I was shown: I add nothing */
  distrusted(): void;
}

/** A question for what was told before; the answer is the last update with the number that the house names. */
interface Asking {
  id: string;
  heard: Update[];
  /** wanted for itself, not to catch up */
  answer?: (update: Update | null) => void;
}

export class Link {
  state = $state<LineState>("waiting");
  news = $state.raw<TableNews | null>(null);
  talk = $state.raw<readonly Heard[]>([]);
  /** why the house closed the line */
  closedFor = $state<string | null>(null);
  /** the choices that the house has not yet confirmed */
  #unconfirmed = new Map<string, Choose>();
  pending = $state(0);
  #socket: WebSocket | null = null;
  #numbers = new Map<Seat | null, number>();
  #greeted = new Set<Seat | null>(); // seats we have heard of on this connection
  #asked = new Map<Seat | null, Asking>(); // what was missed is on its way
  #talked = new Map<Seat | null, number>(); // lines since the last update: talk counts, and brings none
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  /** what I add to the chance of the game: it was sent, as this, over this connection */
  #adding: { id: string; socket: WebSocket | null; what: string; round: number; table: string } | null = null;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.#connect();
    this.#beat = setInterval(() => this.#check(), PING_EVERY);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  choose(seat: Seat, move: Move, turn: number): void {
    const asked: Choose = { message: "choose", id: newId(), seat, move, turn };
    this.#unconfirmed.set(asked.id, asked);
    this.pending = this.#unconfirmed.size;
    this.#send(asked);
  }

  say(text: string): void {
    this.#send({ message: "say", id: newId(), text });
  }

  react(sign: string): void {
    this.#send({ message: "react", id: newId(), sign });
  }

  wish(what: Wishing, takenBack = false): void {
    this.#send({ message: "wish", id: newId(), what, taken_back: takenBack });
  }

  /** Answer no to what others wish for. */
  decline(what: Wishing): void {
    this.#send({ message: "decline", id: newId(), what });
  }

  /** Let a computer play for somebody who has been away for long. */
  standIn(seat: Seat): void {
    this.#send({ message: "stand_in", id: newId(), seat });
  }

  /** Say how far this page has shown the table: my time begins when I can act. */
  shown(seat: Seat | null, number: number): void {
    this.#send({ message: "shown", id: newId(), seat, number });
  }

  /** What a seat was told after this number, with the table after each event. */
  again(seat: Seat | null, number: number): Promise<Update | null> {
    if (this.#asked.has(seat) || this.state !== "open") return Promise.resolve(null);
    return new Promise((answer) => {
      const id = newId();
      this.#asked.set(seat, { id, heard: [], answer });
      this.#send({ message: "since", id, seat, number, steps: true });
    });
  }

  #now = (): void => {
    if (this.state === "lost" && !document.hidden) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  /** First who I am, then the line: the house must know whose it is. */
  #connect(): void {
    if (self.who) this.#dial();
    else
      self.load().then(
        () => this.#dial(),
        () => this.#tryAgain(),
      );
  }

  #tryAgain(): void {
    if (this.state === "closed") return;
    this.state = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #dial(): void {
    if (this.state === "closed") return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}${root}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.#socket = socket;
    this.#greeted.clear();
    for (const { answer } of this.#asked.values()) answer?.(null);
    this.#asked.clear();
    this.#talked.clear();
    socket.onopen = () => {
      if (this.#socket !== socket || this.state === "closed") return socket.close(); // another one came first
      this.#heardAt = Date.now();
      this.#wait = FIRST_WAIT;
      this.state = "open";
      for (const asked of this.#unconfirmed.values()) this.#send(asked);
    };
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(message.data as string) as Said);
    };
    socket.onclose = (closing) => {
      if (this.#socket !== socket || this.state === "closed") return;
      if (closing.code === REFUSED) {
        this.closedFor ??= closing.reason;
        this.state = "closed";
        return;
      }
      this.#tryAgain();
    };
  }

  #check(): void {
    if (this.state !== "open") return;
    if (Date.now() - this.#heardAt > SILENCE) this.#socket?.close();
    else this.#send({ message: "ping", id: newId() });
  }

  #send(asked: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
  }

  #hear(said: Said): void {
    switch (said.message) {
      case "table":
        this.news = said;
        this.#settle(said);
        break;
      case "update":
        this.#update(said);
        break;
      case "clock":
        this.listener.clock(said);
        break;
      case "heard":
        this.#overhear(said);
        break;
      case "done":
        this.#caughtUp(said.id, said.number);
        this.#confirm(said.id);
        this.#added(said.id);
        break;
      case "refused":
        this.#caughtUp(said.id, null);
        this.#confirm(said.id);
        if (said.id === this.#adding?.id) break; // it came too late, or was there already: the news say which
        if (said.id === "" && said.code === "too-many")
          this.#socket?.close(); // something was not heard: begin anew
        else if (said.id === "") this.closedFor = said.code;
        this.listener.refused(said);
        break;
    }
  }

  /** Help to settle the chance of the game, each thing once; what was promised and added is kept, to be checked. */
  #settle(news: TableNews): void {
    const { brief, mine } = news;
    if (!brief.commitment || !mine.length || brief.status !== "open") return; // later it is no promise any more
    promised(brief.table, brief.commitment);
    const said = answer(news);
    if (!said) return;
    const { round, ...asked } = said;
    const what = `${asked.message} ${round}`;
    if (this.#adding?.socket === this.#socket && this.#adding.what === what) return;
    this.#adding = { id: newId(), socket: this.#socket, what, round, table: brief.table };
    if (asked.message === "distrust") this.listener.distrusted();
    else this.#send({ ...asked, id: this.#adding.id });
  }

  /** The house has what I have added. */
  #added(id: string): void {
    if (id !== this.#adding?.id || !this.#adding.what.startsWith("reveal")) return;
    heard(this.#adding.table, this.#adding.round);
  }

  #confirm(id: string): void {
    if (this.#unconfirmed.delete(id)) this.pending = this.#unconfirmed.size;
  }

  #overhear(said: Heard): void {
    if (this.talk.some((one) => one.number === said.number)) return;
    this.talk = [...this.talk, said].slice(-200);
    if (this.#asked.size) return; // it is told again with what was missed
    for (const seat of this.#numbers.keys()) this.#talked.set(seat, (this.#talked.get(seat) ?? 0) + 1);
  }

  /** The first word about a seat on a new line is how things stand: ask for what happened before it. */
  #update(update: Update): void {
    const { seat, number } = update;
    const asking = this.#asked.get(seat);
    if (asking) {
      asking.heard.push(update);
      return;
    }
    const last = this.#numbers.get(seat);
    const isArrival = !this.#greeted.has(seat);
    this.#greeted.add(seat);
    const next = (last ?? 0) + 1 + (this.#talked.get(seat) ?? 0);
    if (last === undefined || number > next || (isArrival && number > last)) {
      const id = newId();
      this.#asked.set(seat, { id, heard: [] });
      this.#send({ message: "since", id, seat, number: last ?? 0 });
      if (last === undefined) this.listener.update({ ...update, events: [] }, true);
      return;
    }
    if (!isArrival && number <= last) return; // known already
    this.#tell(update, isArrival);
  }

  /** What was missed is here: the last update with the number that the house names. Then come those after it. */
  #caughtUp(id: string, number: number | null): void {
    for (const [seat, { id: asked, heard, answer }] of this.#asked) {
      if (asked !== id) continue;
      this.#asked.delete(seat);
      const found = heard.findLast((update) => update.number === number) ?? null;
      if (answer) answer(found);
      else if (found) this.#tell(found, true);
      for (const update of heard) if (number !== null && update.number > number) this.#update(update);
    }
  }

  #tell(update: Update, missed: boolean): void {
    this.#numbers.set(update.seat, update.number);
    this.#talked.delete(update.seat);
    this.listener.update(update, missed);
  }
}
