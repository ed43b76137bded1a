import type { GuideStep } from "$kit";

const steps: GuideStep<"vabanque">[] = [
  { say: "guide-ring", at: "board" },
  { say: "guide-chips", at: "board", phase: "PutChips", mine: true },
  { say: "guide-cards", at: "tray", phase: "LayCards", mine: true },
  { say: "guide-secret", at: "board", phase: "LayCards", mine: true },
  { say: "guide-walk", at: "board", phase: "MovePawns", mine: true },
  { say: "guide-showdown", at: "seats", phase: "MovePawns" },
];

export default steps;
