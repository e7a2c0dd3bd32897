import type { Happening } from "@/generated/games/evolution";
import type { Step } from "@/games/discovery/step";
import type { Arguments } from "@/kit/i18n";
import { contestOf, objectionId, UNCONTESTED, verdictId, type Contest } from "./contests";
import { pieceMark, nameMark } from "@/kit/text/markup";

/** How a Stop was settled, in one sentence, with the number of the rule that says so. */
export interface Verdict {
  message: string;
  args: Arguments;
  rule: string;
}

/** Who reads it, and who is who. */
export interface Narrator {
  viewer: number;
  seatName(seat: number): string;
  pieceName(card: string): string;
}

/** What makes an older verdict old. */
const DEEDS = new Set(["placed", "called", "announced", "joker", "passed", "selected", "stopped", "round"]);

/** What tells how a Stop was settled, or an objection (S34). */
const SETTLED = new Set(["fault", "objected"]);

/** The latest settled Stop or objection, until somebody acts again. */
export function verdict(steps: readonly Step[], narrator: Narrator): Verdict | null {
  const happenings = steps.flatMap((step) => step.happenings);
  const at = happenings.findLastIndex((happening) => SETTLED.has(happening.kind));
  if (at < 0 || happenings.slice(at + 1).some((happening) => DEEDS.has(happening.kind))) return null;
  const stop = happenings.slice(0, at).findLast((happening) => happening.kind === "stopped");
  return settled(happenings[at]!, stop === undefined ? UNCONTESTED : contestOf(stop), narrator);
}

function settled(fault: Happening, { did, card: contested }: Contest, narrator: Narrator): Verdict {
  const { seat, other, about } = fault;
  const card = fault.kind === "objected" ? fault.card : contested;
  const who = (one: number): string => (one === narrator.viewer ? "me" : "other");
  const name = (one: number): string => (one < 0 ? "" : nameMark(narrator.seatName(one)));
  return {
    message: fault.kind === "objected" ? objectionId(fault) : verdictId(fault),
    args: {
      who: who(seat),
      name: name(seat),
      whom: who(other),
      other: name(other),
      did,
      card: card === "" ? "" : pieceMark(card, narrator.pieceName(card)),
    },
    rule: fault.kind === "objected" ? "S34" : about,
  };
}
