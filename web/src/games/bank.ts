// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { Seat } from "./common";

export namespace bank {
  /** SH-2 All the chips there are, so that their sum never changes. The house may go below zero. */
  export interface Bank {
    type: "bank.Bank";
    /** chips[seat], in hand */
    chips: number[];
    /** down[seat], put before them: stakes, bets, deposits */
    down: number[];
    /** debt[seat], holds a debt card */
    debt: boolean[];
    /** in the middle */
    pot: number;
    house: number;
    /** those put out, in that order */
    out: Seat[];
  }

  export interface Borrow {
    type: "bank.Borrow";
  }

  export interface PayBack {
    type: "bank.PayBack";
  }

  export type Move = Borrow | PayBack;

  export interface Borrowed {
    type: "bank.Borrowed";
    seat: Seat;
  }

  export interface PaidBack {
    type: "bank.PaidBack";
    seat: Seat;
  }

  /** A payment was made. */
  export interface Charged {
    type: "bank.Charged";
    seat: Seat;
    amount: number;
  }

  export interface PutOut {
    type: "bank.PutOut";
    seat: Seat;
  }

  export interface Won {
    type: "bank.Won";
    seat: Seat;
    amount: number;
  }

  /** The last player left takes what lies on the table. */
  export interface TookAll {
    type: "bank.TookAll";
    seat: Seat;
    amount: number;
  }

  export interface BecameDealer {
    type: "bank.BecameDealer";
    seat: Seat;
    round: number;
  }

  export type Event = Borrowed | PaidBack | Charged | PutOut | Won | TookAll | BecameDealer;
}
