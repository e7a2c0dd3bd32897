import type { SurvivalPosition } from "@/generated/games/discover";
import type { Arguments } from "@/kit/i18n";

/** The phases in which one seat or several are asked something of their own. */
const ASKED = new Set([
  "choosing", "day", "trading", "bargain", "support", "modify", "guard", "helping", "sharing", "needs", "vote",
  "naming", "barter", "drop", "mend", "scout", "turning", "take",
]); // prettier-ignore

/** What the prompt says; `mine`: the viewer must act. The name is of the seat that it is about. */
export function question(
  position: SurvivalPosition,
  mine: boolean,
): { message: string; about: number; args: Arguments } {
  const { phase, turn, fight, bargain, actors, viewer } = position;
  const about = phase === "bargain" ? (bargain?.seat ?? turn) : (fight?.fighter ?? turn);
  if (mine && ASKED.has(phase)) return { message: `discover-prompt-${phase}`, about, args: {} };
  if (phase === "roll") return { message: "discover-prompt-roll", about, args: {} };
  const other = actors.find((seat) => seat !== viewer) ?? turn;
  return { message: phase === "day" ? "prompt-wait-turn" : "discover-prompt-wait", about: other, args: {} };
}
