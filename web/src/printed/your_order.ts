// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { your_order } from "../games/your_order";

export const PRINTED: your_order.Printed = {
  pays: {"3": [1, 2, 2, 1], "4": [1, 2, 3, 2, 1], "5": [1, 2, 3, 3, 2, 1]},
};
