import type { GuideStep } from "$kit";

const steps: GuideStep<"batting_poker">[] = [
  { say: "guide-ladder", at: "ladder" },
  { say: "guide-draw", at: "tray", phase: "Act", mine: true },
  { say: "guide-buy", at: "board", phase: "Act", mine: true },
  { say: "guide-send", at: "main", phase: "Act", mine: true },
  { say: "guide-batting", at: "ladder", phase: "Act" },
];

export default steps;
