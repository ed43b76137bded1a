import type { GuideStep } from "$kit";

const steps: GuideStep<"three_seven">[] = [
  { say: "guide-machine", at: "board" },
  { say: "guide-hand", at: "tray", phase: "Bet", mine: true },
  { say: "guide-bet", at: "main", phase: "Bet", mine: true },
  { say: "guide-speak", at: "tray", phase: "SpeakUp", mine: true },
  { say: "guide-play", at: "tray", phase: "PlayOne", mine: true },
  { say: "guide-seats", at: "seats", phase: "Bet" },
];

export default steps;
