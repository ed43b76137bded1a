import { expect, test } from "vitest";
import { isOn, start, within, type Course } from "$games/seventh_heaven/board/course";

const bank = { chips: [150, 210, 180], down: [20, 0, 20], debt: [false, false, false], pot: 30, house: -10, out: [] };
const hand = { type: "three_seven.Hand", cards: [1, 7] };

function course(results: unknown[], held: unknown): Course {
  const table = { gambles: ["three_seven", "red_end"], number: 0, phase: "Bet", gamble: { bank }, results };
  return {
    game: "seventh_heaven",
    me: 1,
    seats: 3,
    view: { seats: 3, phase: "Play", table, seat: 1, hand: held },
  } as never;
}

test("the board of a gamble is given the gamble's own view", () => {
  const inner = within(course([], hand));
  expect(inner.game).toBe("three_seven");
  expect(inner.view).toEqual({ seats: 3, phase: "Bet", table: { bank }, seat: 1, hand });
  expect(inner.me).toBe(1);
  expect(inner.result).toBeNull();
});

test("the last hand is kept while the end of its gamble is shown", () => {
  let now = course([], hand);
  const inner = within({
    get view() {
      return now.view;
    },
    me: 1,
  } as never);
  expect(inner.me).toBe(1);
  now = course([], null);
  expect((inner.view as { hand: unknown }).hand).toEqual(hand);
  expect(inner.me).toBe(1);
});

test("while the beginning of a gamble is shown one sits there with an empty hand", () => {
  const later = { ...course([], hand), latest: { ...course([], hand).view } };
  const inner = within({ ...later, view: { ...later.view, hand: null } } as never);
  expect(inner.me).toBe(1);
  expect((inner.view as { hand: unknown }).hand).toEqual({ type: "three_seven.Hand", cards: [] });
});

test("without a hand one looks on", () => {
  expect(within(course([], null)).me).toBeNull();
  expect(within(course([], { type: "red_end.Hand" })).me).toBeNull();
});

test("a gamble that is among the results is over", () => {
  expect(isOn(course([], hand).view.table)).toBe(true);
  expect(isOn(course([{}], null).view.table)).toBe(false);
});

test("everybody started with an equal share of all chips", () => {
  expect(start(course([], hand).view.table)).toBe(200);
});
