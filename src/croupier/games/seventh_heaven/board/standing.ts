/** Who stands how in the course, less open debts. */
import { words } from "$kit";
import { bankOf, type Course, type Table } from "./course";

export const seats = (play: Course): number[] => Array.from({ length: play.seats }, (_, seat) => seat);

export const isOut = (table: Table, seat: number): boolean => bankOf(table).out.includes(seat);

export const worth = (table: Table, seat: number): number => table.worth[seat] ?? 0;

export const who = (play: Course, seat: number): string => (seat === play.me ? words.say("you") : play.name(seat));

/** Those who are still in, the richest first. */
export function ranked(play: Course): number[] {
  const { table } = play.view;
  return seats(play)
    .filter((seat) => !isOut(table, seat))
    .sort((a, b) => worth(table, b) - worth(table, a));
}

/** Who leads, or has won. */
export function leaders(play: Course): number[] {
  const { result, view } = play;
  if (result) return seats(play).filter((seat) => result.places[seat] === 1);
  const all = ranked(play);
  return all.filter((seat) => worth(view.table, seat) === worth(view.table, all[0] ?? 0));
}
