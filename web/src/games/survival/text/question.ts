import type { SurvivalPosition } from "@/generated/games/discover";
import type { Arguments } from "@/kit/i18n";
import type { Table } from "@/table/table.svelte";

/** The phases in which one seat or several are asked something of their own. */
const ASKED = new Set([
  "choosing", "day", "trading", "bargain", "support", "modify", "guard", "helping", "sharing", "needs", "vote",
  "naming", "barter", "drop", "mend", "scout", "turning", "take",
]); // prettier-ignore

/** Who has answered: the reader in a sentence of their own, then the others. */
export function answeredText(
  table: Pick<Table<SurvivalPosition>, "t" | "language" | "position" | "seatName" | "who">,
): string {
  const { answered } = table.position;
  const others = answered.filter((seat) => table.who(seat) === "other").map((seat) => table.seatName(seat));
  const names = new Intl.ListFormat(table.language).format(others);
  const counts = [...(others.length < answered.length ? [0] : []), ...(others.length > 0 ? [others.length] : [])];
  return counts.map((count) => table.t("discover-answered", { count, names })).join(" ");
}

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
  if (phase === "day") return { message: "prompt-wait-turn", about: other, args: {} };
  return { message: "discover-prompt-wait", about: other, args: other === viewer ? { who: "others" } : {} };
}
