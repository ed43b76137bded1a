// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

export type * from "./types/said";
export type * from "./types/answers";
export type * from "./types/asked";
export type * from "./types/refused";
