import type { SurvivalHappening } from "@/generated/games/discover";

/** What needs no line: turns have a heading, and what lies on the map is seen there. */
const SILENT = new Set(["dealt", "turn", "laid", "revealed", "voted", "prowled", "finished"]);
/** What stands out. */
const LOUD = new Set(["night", "stage", "died", "won", "slain", "threat", "investigated", "crafted", "left"]);

export const isLoud = ({ kind }: SurvivalHappening): boolean => LOUD.has(kind);

/** Whether something has a line. Who names whom is told when all have; an enemy that stays has not come. */
export function hasLine({ kind, seat, other }: SurvivalHappening): boolean {
  if (kind === "named") return seat < 0;
  if (kind === "prowled") return other >= 0;
  return !SILENT.has(kind);
}

/** The end of the id of the message that tells it. */
export function messageOf({ kind, seat, piece }: SurvivalHappening): string {
  if (kind === "explored" && seat < 0) return "uncovered";
  if (kind === "named") return "named-first";
  if (kind === "placed" && piece !== "") return "placed-seen";
  if (kind === "vanished" && seat < 0) return "vanished-special";
  return kind;
}
