// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { mind_roulette } from "../games/mind_roulette";

export const PRINTED: mind_roulette.Printed = {
  pays: {"1": 50, "2": 50, "3": 50, "4": 50, "5": 50, "6": 50, "7": 50, "0": 50, "00": 50, "low": 20, "middle": 20, "high": 20, "black": 10, "red": 10},
  alike: 3,
};
