// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { rotary_lottery } from "../games/rotary_lottery";

export const PRINTED: rotary_lottery.Printed = {
  prizes: {"1": [0, 20, 40, 60, 80, 100], "2": [0, 20, 40, 80, 120, 200, 300, 400]},
  ways: {"1": "left", "2": "right"},
  numbers: [1, 2, 3, 4, 5, 6, 7],
  ticket: 7,
};
