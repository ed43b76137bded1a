import type { GuideStep } from "$kit";

const steps: GuideStep<"new_game">[] = [
  { say: "guide-coin", at: "board" },
  { say: "guide-call", at: "board", phase: "MakeCall", mine: true },
  { say: "guide-card", at: "tray", phase: "MakeCall", mine: true },
  { say: "guide-send", at: "main", phase: "MakeCall", mine: true },
];

export default steps;
