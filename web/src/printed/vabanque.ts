// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

import type { vabanque } from "../games/vabanque";

export const PRINTED: vabanque.Printed = {
  cards: 3,
};
