import type { GuideStep } from "$kit";

const steps: GuideStep<"rotary_lottery">[] = [
  { say: "guide-drum", at: "drum" },
  { say: "guide-hand", at: "tray", phase: "Draft", mine: true },
  { say: "guide-pass", at: "pass", phase: "Draft", mine: true },
  { say: "guide-unseen", at: "unseen", phase: "Draft", mine: true },
  { say: "guide-prizes", at: "prizes", phase: "Draft" },
];

export default steps;
