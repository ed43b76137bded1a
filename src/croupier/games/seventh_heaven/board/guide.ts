import type { GuideStep } from "$kit";

const steps: GuideStep<"seventh_heaven">[] = [
  { say: "guide-course", at: "board", phase: "Play" },
  { say: "guide-score", at: "score", phase: "Play" },
  { say: "guide-debt", at: "tray", phase: "Play", mine: true },
  { say: "guide-pause", at: "tray", phase: "Pause", mine: true },
];

export default steps;
