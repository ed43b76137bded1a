import type { GuideStep } from "$kit";

const steps: GuideStep<"your_order">[] = [
  { say: "guide-change", at: "tray", phase: "Change", mine: true },
  { say: "guide-dummy", at: "dummy" },
  { say: "guide-slip", at: "slip", phase: "PlaceBet" },
  { say: "guide-pays", at: "slip", phase: "PlaceBet", mine: true },
  { say: "guide-bet", at: "main", phase: "PlaceBet", mine: true },
];

export default steps;
