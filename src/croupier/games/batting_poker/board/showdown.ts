/** How a round was settled, as it was told: from the lowest hand up, with the pot after each of them. */
import type { batting_poker } from "$web/games";
import type { Kind } from "./rungs";

export interface Holder {
  seat: number;
  cards: readonly number[];
  /** with what 0 and 00 stand for */
  numbers: readonly number[];
  /** what it got, or below 0 what it paid */
  change: number;
  borrowed: boolean;
  out: boolean;
}

export interface Rung {
  hand: Kind;
  why: "missed" | "batted" | batting_poker.StoodAlone["pot"];
  holders: Holder[];
  zeros: number;
  /** what lies in the pot after it */
  pot: number;
}

export interface Settled {
  round: number;
  /** in the pot before the showdown */
  before: number;
  rungs: Rung[];
  fines: number;
  prizes: number;
  left: number;
  /** what the last round left goes to the bank */
  toBank: number | null;
  /** without a showdown, or in it: the last player left takes what is there */
  tookAll: { seat: number; amount: number } | null;
  out: number[];
}

export function settled(events: readonly batting_poker.Event[]): Settled {
  const all: Settled = {
    round: 0, before: 0, rungs: [], fines: 0, prizes: 0, left: 0, toBank: null, tookAll: null, out: [],
  }; // prettier-ignore
  const hands = new Map<number, batting_poker.TurnedUp>();
  const owing = new Set<number>();
  const rung = (hand: Kind, why: Rung["why"], seats: readonly number[], zeros = 0) => {
    const holders = seats.map((seat): Holder => {
      const { cards = [], numbers = [] } = hands.get(seat) ?? {};
      return { seat, cards, numbers, change: 0, borrowed: false, out: false };
    });
    all.rungs.push({ hand, why, holders, zeros, pot: all.left });
  };
  const change = (seat: number, amount: number) => {
    const last = all.rungs.at(-1);
    all.left -= amount;
    if (!last) {
      all.before = all.left;
      return;
    }
    last.pot = all.left;
    if (amount < 0) all.fines -= amount;
    else all.prizes += amount;
    const holder = last.holders.find((one) => one.seat === seat);
    if (holder) [holder.change, holder.borrowed] = [holder.change + amount, owing.has(seat)];
    owing.clear();
  };
  for (const event of events) {
    switch (event.type) {
      case "bank.BecameDealer":
        all.round = event.round;
        break;
      case "batting_poker.Dealt":
        all.before = all.left = event.pot;
        break;
      case "batting_poker.TurnedUp":
        hands.set(event.seat, event);
        break;
      case "batting_poker.Missed":
        rung("nothing", "missed", event.seats);
        break;
      case "batting_poker.Batted":
        rung(event.hand, "batted", event.seats, event.zeros);
        break;
      case "batting_poker.StoodAlone":
        rung(event.hand, event.pot, [event.seat]);
        break;
      case "bank.Borrowed":
        owing.add(event.seat);
        break;
      case "bank.Charged":
        change(event.seat, -event.amount);
        break;
      case "bank.Won":
        change(event.seat, event.amount);
        break;
      case "bank.PutOut": {
        all.out.push(event.seat);
        const holder = all.rungs.at(-1)?.holders.find((one) => one.seat === event.seat);
        if (holder) holder.out = true;
        break;
      }
      case "bank.TookAll":
        all.tookAll = { seat: event.seat, amount: event.amount };
        break;
      case "batting_poker.WentToBank":
        all.toBank = event.amount;
        break;
    }
  }
  return all;
}
