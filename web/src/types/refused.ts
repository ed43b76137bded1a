// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

// What is refused

export type RefusalCode =
  | "bad-body"
  | "bad-query"
  | "bad-message"
  | "bad-id"
  | "bad-name"
  | "bad-options"
  | "bad-settings"
  | "bad-talk"
  | "bad-sign"
  | "bad-person"
  | "bad-endpoint"
  | "no-game"
  | "no-level"
  | "illegal"
  | "refused"
  | "bad-token"
  | "not-yours"
  | "blocked"
  | "not-over"
  | "sealed"
  | "no-hints"
  | "round-on"
  | "origin"
  | "no-page"
  | "no-meet"
  | "no-table"
  | "no-seat"
  | "no-day"
  | "no-person"
  | "no-record"
  | "no-push"
  | "no-method"
  | "stale"
  | "outbid"
  | "too-late"
  | "not-asked"
  | "not-playing"
  | "not-played"
  | "taken"
  | "empty"
  | "no-people"
  | "full"
  | "begun"
  | "rated"
  | "not-away"
  | "day-over"
  | "no-need"
  | "too-slow"
  | "too-large"
  | "too-many"
  | "broken"
  | "unready"
  | "again";

/** What REST answers instead, with the status of its code. */
export interface Refused {
  code: RefusalCode;
  reason: string;
}
