// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { batting_poker } from "../games/batting_poker";

export const PRINTED: batting_poker.Printed = {
  rungs: [{"hand": "nothing", "amount": -20, "players": 3}, {"hand": "pair", "amount": 40, "players": 3}, {"hand": "odd", "amount": 70, "players": 5}, {"hand": "even", "amount": 120, "players": 3}, {"hand": "straight", "amount": 200, "players": 4}, {"hand": "three", "amount": 0, "players": 3}],
  cards: 3,
};
