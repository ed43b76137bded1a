// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

export namespace money {
  /** What every seat owns, and the bank, which never runs out: it may go below zero. */
  export interface Purses {
    type: "money.Purses";
    /** seats[seat] */
    seats: number[];
    bank: number;
  }

  export type Move = never;

  export type Event = never;
}
