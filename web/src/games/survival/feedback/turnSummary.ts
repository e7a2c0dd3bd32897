import { isLoud } from "@/games/survival/text/log";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import { plain } from "@/kit/text/markup";
import type { SurvivalHappening } from "@/generated/games/discover";
import type { StepOf } from "@/table/tableState";

const MOST = 3;

/** What stands out of all that happened, and what hurt the reader: the latest of it. */
export function sinceOf(table: SurvivalTable, steps: readonly StepOf<SurvivalHappening>[], away: boolean): string {
  const { viewer } = table.position;
  const happenings = steps.flatMap((step) => step.happenings);
  const told = happenings.filter((one) =>
    isLoud(one) ? away || one.seat !== viewer : one.kind === "hurt" && one.seat === viewer,
  );
  return latest(table, told, {});
}

/** What stands out, told to whoever looks at the screen: everybody sees it (XT02), and each is called by their name. */
export const openlyOf = (table: SurvivalTable, steps: readonly StepOf<SurvivalHappening>[]): string =>
  latest(table, steps.flatMap((step) => step.happenings).filter(isLoud), { who: "other" });

/** The latest of some happenings in words. */
function latest(table: SurvivalTable, told: SurvivalHappening[], more: Record<string, string>): string {
  const lines = table.linesOf([{ seq: 0, at: 0, happenings: told, undo: null, late: -1 }]);
  return lines
    .slice(-MOST)
    .map((line) => plain(table.t(line.message, { ...line.args, ...more })))
    .join(" ");
}
