import type { ReportMade } from "@/generated/protocol";

/** What somebody can be reported for, in the order of the form. */
export const REASONS: readonly ReportMade["reason"][] = [
  "name",
  "insult",
  "hate",
  "threat",
  "spam",
  "stalling",
  "cheating",
  "other",
];
