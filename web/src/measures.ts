// Made by script/protocol from the types that the house reads and writes. Do not change it by hand.

export const SIGNS = ["👍", "👏", "😂", "😮", "😢", "🎲", "💰", "🤞"];
export const LONGEST_TALK = 300;
export const LONGEST_NAME = 20;
export const CODE = 8;
export const EMBLEMS = ["key", "anchor", "comet", "fern", "moon", "teapot", "feather", "umbrella", "bell", "compass", "lantern", "fish"];
