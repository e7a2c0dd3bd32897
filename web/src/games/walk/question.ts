import type { WalkPosition } from "@/generated/games/walk";
import type { Arguments } from "@/kit/i18n";

/** What the prompt says, without the name of the seat whose turn it is; `mine`: the viewer must act. */
export function question(position: WalkPosition, mine: boolean): { message: string; args: Arguments } {
  const own = position.turn === position.viewer;
  return { message: messageOf(position.phase, mine, own), args: { who: own ? "me" : "other", steps: position.steps } };
}

function messageOf(phase: string, mine: boolean, own: boolean): string {
  if (phase === "roll") return "walk-prompt-roll";
  if (phase !== "window") return mine ? "walk-prompt-turn" : "prompt-wait-turn";
  if (mine) return "walk-prompt-object";
  return own ? "walk-prompt-reaching" : "walk-prompt-wait-window";
}
