import type { Position } from "@/generated/games/evolution";
import type { Step } from "@/games/discovery/step";

/** Cards that reached the tree since the viewer's own last turn ended; all of the last round for a spectator. */
export function freshCards(steps: readonly Step[], viewer: number, seats: number): Set<string> {
  const happenings = steps.flatMap((step) => step.happenings);
  let turns = 0;
  const cards = new Set<string>();
  const back = new Set<string>();
  for (let at = happenings.length - 1; at >= 0; at -= 1) {
    const happening = happenings[at]!;
    if (happening.kind === "returned") back.add(happening.card);
    if (happening.kind === "placed" && happening.seat !== viewer && !back.delete(happening.card))
      cards.add(happening.card);
    if (happening.kind === "turn") turns += 1;
    if (happening.kind === "turn" && (turns > seats || (happening.seat === viewer && turns > 1))) break;
  }
  return cards;
}

/** Whether the viewer is asked the same as before: somebody came or went, and nothing was played. */
export const sameQuestion = (before: Position, now: Position): boolean =>
  before.phase === now.phase && before.turn_number === now.turn_number && before.legal.join() === now.legal.join();
