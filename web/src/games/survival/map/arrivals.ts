import type { SurvivalHappening } from "@/generated/games/discover";

/** The way of an enemy by night: where it stood or appeared, and the spaces that it came through. */
export interface Arrival {
  row: number;
  way: readonly number[];
}

/** What ends the showing: another night, and what somebody does by day. */
const OVER = new Set(["night", "moved", "explored", "collected", "crafted"]);
const GONE = new Set(["slain", "vanished"]);

/** How enemies have come since the last night began or somebody acted, from all that has happened. */
export function arrivalsOf(happened: readonly SurvivalHappening[]): Arrival[] {
  const stands = new Map<number, number>();
  const ways = new Map<number, number[]>();
  for (const { kind, other, space } of happened) {
    if (OVER.has(kind)) ways.clear();
    if (GONE.has(kind)) ways.delete(other);
    if (kind === "placed") ways.set(other, [space]);
    if (kind === "prowled" && other >= 0)
      ways.set(other, [...(ways.get(other) ?? [stands.get(other) ?? space]), space]);
    if (kind === "placed" || kind === "prowled" || kind === "retreated") stands.set(other, space);
  }
  return [...ways].map(([row, way]) => ({ row, way }));
}
