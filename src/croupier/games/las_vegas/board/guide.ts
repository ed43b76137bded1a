import type { GuideStep } from "$kit";

const steps: GuideStep<"las_vegas">[] = [
  { say: "guide-casinos", at: "board" },
  { say: "guide-roll", at: "tray", phase: "Choose", mine: true },
  { say: "guide-preview", at: "board", phase: "Choose", mine: true },
  { say: "guide-send", at: "main", phase: "Choose", mine: true },
  { say: "guide-ties", at: "board", phase: "Choose" },
];

export default steps;
