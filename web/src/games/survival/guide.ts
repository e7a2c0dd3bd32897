import type { SurvivalPosition } from "@/generated/games/discover";

/** A step of the first day, the end of the id of a message `discover-guide-...`. */
export type GuideStep = "choose" | "explore" | "go" | "collect" | "quest" | "end" | "";

/** What a first-time visitor is told now; `""` where nothing is to be said, and after the first night. */
export function guideOf({ phase, night, viewer, actors, legal, tiles, survivors, stage }: SurvivalPosition): GuideStep {
  if (night > 0 || viewer < 0 || !actors.includes(viewer)) return "";
  if (phase === "choosing") return "choose";
  if (phase !== "day") return "";
  const discovered = tiles.filter(({ ground }) => ground !== "").length;
  const own = survivors[viewer]!;
  const begun = legal.some((move) => move.startsWith("explore "));
  if (discovered === 1 && begun) return "explore";
  if (legal.includes("collect")) return "collect";
  if (own.space === 0) return "go";
  return own.stamina > 2 && stage === 1 ? "quest" : "end";
}
