// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { three_seven } from "../games/three_seven";

export const PRINTED: three_seven.Printed = {
  cards: {"3": 49, "4": 51, "5": 51},
  seven: 7,
};
