import { isLoud } from "@/games/survival/text/log";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import { plain } from "@/kit/markup";
import { stepsSince, type Summary } from "@/table/feel/since";

const MOST = 3;

/** What stands out of all that happened, and what hurt the reader: the latest of it. */
export function sinceOf(table: SurvivalTable): Summary | null {
  const { viewer } = table.position;
  const steps = stepsSince(table.standingSteps, viewer);
  const happenings = steps.flatMap((step) => step.happenings);
  const told = happenings.filter((one) =>
    isLoud(one) ? one.seat !== viewer : one.kind === "hurt" && one.seat === viewer,
  );
  const lines = table.linesOf([{ seq: 0, at: 0, happenings: told, undo: null }]);
  const text = lines
    .slice(-MOST)
    .map((line) => plain(table.t(line.message, line.args)))
    .join(" ");
  return text === "" ? null : { text, from: steps[0]!.seq };
}
