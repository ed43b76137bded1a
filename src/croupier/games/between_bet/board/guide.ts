import type { GuideStep } from "$kit";

const steps: GuideStep<"between_bet">[] = [
  { say: "guide-row", at: "row" },
  { say: "guide-call", at: "main", phase: "Outbid", mine: true },
  { say: "guide-look", at: "row", phase: "PickPair" },
  { say: "guide-limits", at: "ruler", phase: "PlaceBets" },
  { say: "guide-bet", at: "tray", phase: "PlaceBets", mine: true },
];

export default steps;
