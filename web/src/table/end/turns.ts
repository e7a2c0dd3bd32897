import type { TurnInfo } from "@/generated/protocol";

const SHOWN = 3;

/** The three largest changes, in the order of the game. */
export const biggest = (turns: readonly TurnInfo[]): TurnInfo[] =>
  [...turns]
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.first - b.first)
    .slice(0, SHOWN)
    .sort((a, b) => a.first - b.first);
