import type { Position } from "@/generated/games/evolution";
import type { Translate } from "@/kit/i18n";
import { nameMark } from "@/kit/text/markup";
import { together } from "./teamTotals";

/** What the viewer plays for, how they stand beside the best of the others, and what is still in the stack. */
export function goalText(position: Position, seatName: (seat: number) => string, t: Translate): string {
  const { goal, viewer, seats, teams, stack } = position;
  if (!goal || viewer < 0) return "";
  const sideOf = (seat: number): number => teams?.[seat] ?? seat;
  const sides = [...new Set([...seats.keys()].map(sideOf))].map((side) => {
    const members = [...seats.keys()].filter((seat) => sideOf(seat) === side);
    const { points, cards } = together(position, members);
    return { side, members, count: points ?? cards, rank: points ?? -cards };
  });
  const mine = sides.find(({ side }) => side === sideOf(viewer))!;
  const others = sides.filter((one) => one !== mine).sort((one, other) => other.rank - one.rank);
  const best = others[0];
  return t(`goal-${goal}`, {
    who: mine.members.length > 1 ? "team" : "one",
    mine: mine.count,
    name: best === undefined ? "" : best.members.map((seat) => nameMark(seatName(seat))).join(" + "),
    other: best?.count ?? 0,
    stack,
  });
}
