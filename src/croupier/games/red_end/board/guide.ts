import type { GuideStep } from "$kit";

const steps: GuideStep<"red_end">[] = [
  { say: "guide-piles", at: "board" },
  { say: "guide-own", at: "own" },
  { say: "guide-draw", at: "board", phase: "DrawOrPass", mine: true },
  { say: "guide-fourth", at: "tray", phase: "DrawOrPass", mine: true },
  { say: "guide-pass", at: "main", phase: "DrawOrPass", mine: true },
];

export default steps;
