import type { GuideStep } from "$kit";

const steps: GuideStep<"mind_roulette">[] = [
  { say: "guide-mind", at: "mind" },
  { say: "guide-cloth", at: "cloth" },
  { say: "guide-deposit", at: "deposit" },
  { say: "guide-goal", at: "goal" },
  { say: "guide-tiles", at: "tray", phase: "PlaceTiles", mine: true },
  { say: "guide-deal", at: "seats" },
];

export default steps;
