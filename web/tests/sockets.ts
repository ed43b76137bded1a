/** A house at the other end of the line, as far as a test needs one. */
import { vi } from "vitest";
import { self } from "../src/me.svelte";
import type { Asked, Said, TableNews, Update } from "../src/types";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState: number = FakeSocket.CONNECTING;
  sent: Asked[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  static take(): void {
    FakeSocket.all = [];
    self.who = { person: "p", name: "Mika" };
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asked);
  }

  /** What was sent of a kind. */
  asked<K extends Asked["message"]>(kind: K): Extract<Asked, { message: K }>[] {
    return this.sent.filter((one): one is Extract<Asked, { message: K }> => one.message === kind);
  }

  // The house's end

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(...said: Said[]): void {
    for (const one of said) this.onmessage?.({ data: JSON.stringify(one) });
  }

  close(code = 1006, reason = ""): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

export const done = (id: string, number: number): Said => ({ message: "done", id, number });

export function update(number: number, more: Partial<Update> = {}): Update {
  return {
    message: "update",
    seat: 0,
    number,
    turn: number,
    events: [],
    steps: [],
    view: { seats: 2, phase: "Place", table: { number }, seat: 0, hand: null } as unknown as Update["view"],
    waiting: [],
    moves: [],
    previews: [],
    asides: [],
    left: null,
    total: null,
    runs: false,
    notes: [],
    decided: [],
    result: null,
    digest: null,
    ...more,
  };
}

export function news(mine: number[] = [0]): TableNews {
  const sitter = { kind: "person", person: "p", level: null, present: true } as const;
  return {
    message: "table",
    brief: {
      table: "T",
      code: "ABCD",
      game: "las_vegas",
      options: {},
      status: "playing",
      settings: { public: false, clock: "none", days: 1, calls: 3, pauses: false, hints: false, rated: false },
      sitters: [
        { ...sitter, name: "Mika" },
        { ...sitter, name: "Jun" },
      ],
      opener: "p",
      opener_name: "Mika",
      opened_at: 0,
      changed_at: 0,
      commitment: "",
      result: null,
      deal: "",
      meet: "",
      began_at: 0,
      ended_at: null,
    },
    mine,
    watching: 0,
    paused: false,
    wishes: {},
    awaited: {},
    silence: {},
    left: null,
    total: null,
    runs: false,
    away: [],
    rematch: null,
    rematch_by: null,
    ended: null,
    ended_by: [],
    gathering: null,
    contributed: [],
    left_out: [],
    withdrawn: [],
  };
}

/** A new line, as it is after the house has told everything up to a number. */
export function settle(socket: FakeSocket, number: number, more: Partial<Update> = {}): void {
  socket.accept();
  socket.say(news(), update(number, more));
  const since = socket.asked("since").at(-1);
  if (since) socket.say(update(number, more), done(since.id, number));
}
