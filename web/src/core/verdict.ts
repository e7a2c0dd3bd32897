import type { Happening, Step } from "../protocol";
import type { Arguments } from "./i18n";
import { nameMark } from "./markup";

/** How a Stop was settled, in one sentence, with the number of the rule that says so. */
export interface Verdict {
  message: string;
  args: Arguments;
  rule: string;
}

/** What decides which rule settles a Stop: piles to look through, and points. */
export interface Court {
  viewer: number;
  points: boolean;
  piles: boolean;
  seatName(seat: number): string;
}

const PILES = ["", "H08", "H09", "H10"];
const PILES_WITH_POINTS = ["", "M05", "M06", "M07"];
/** The three cases of a fault: a wrong Stop, one that nobody looked into, a right one. */
const CASES = ["", "unfounded", "conceded", "founded"];
/** What makes an older verdict old. */
const DEEDS = new Set(["placed", "called", "announced", "joker", "passed", "selected", "stopped", "round"]);

/** The rule of a case (H07 to H10 in the pile games, H17 and H18 where Stop is an option). */
export function ruleOf(number: number, { points, piles }: Pick<Court, "points" | "piles">): string {
  if (!piles) return points ? "H18" : "H17";
  return (points ? PILES_WITH_POINTS : PILES)[number] ?? "H07";
}

/** The latest settled Stop, until somebody acts again. */
export function verdict(steps: readonly Step[], court: Court): Verdict | null {
  const happenings = steps.flatMap((step) => step.happenings);
  const at = happenings.findLastIndex((happening) => happening.kind === "fault");
  if (at < 0 || happenings.slice(at + 1).some((happening) => DEEDS.has(happening.kind))) return null;
  return settled(happenings[at]!, court);
}

function settled({ seat, other, number }: Happening, court: Court): Verdict {
  const who = (one: number): string => (one === court.viewer ? "me" : "other");
  const name = (one: number): string => (one < 0 ? "" : nameMark(court.seatName(one)));
  return {
    message: `verdict-${CASES[number] ?? "founded"}`,
    args: { who: who(seat), name: name(seat), whom: who(other), other: name(other) },
    rule: ruleOf(number, court),
  };
}

/** What a wrong Stop costs, as a message id: said before the button is pressed. */
export function price(points: boolean, stack: number): string {
  if (points) return "stop-price-discard";
  return stack > 0 ? "stop-price-draw" : "stop-price-steal";
}
