// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { red_end } from "../games/red_end";

export const PRINTED: red_end.Printed = {
  pile: 7,
};
