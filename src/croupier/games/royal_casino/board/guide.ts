import type { GuideStep } from "$kit";

const steps: GuideStep<"royal_casino">[] = [
  { say: "guide-rows", at: "board" },
  { say: "guide-last", at: "board" },
  { say: "guide-roll", at: "tray", phase: "Choose", mine: true },
  { say: "guide-cells", at: "board", phase: "Choose", mine: true },
  { say: "guide-on", at: "main", phase: "Choose", mine: true },
  { say: "guide-end", at: "seats" },
];

export default steps;
