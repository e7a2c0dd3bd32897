import type { Table } from "@/table/table.svelte";
import { toldOf } from "@/table/feedback/turnSummary";

/** The reader's latest move in words, which is what would be taken back; empty where they have made none. */
export function latestOf(table: Pick<Table, "standing" | "standingSteps" | "linesOf" | "t">): string {
  const seat = table.standing.viewer;
  const step = toldOf(table.standingSteps).findLast(({ happenings }) => happenings[0]?.seat === seat);
  const [line] = step === undefined ? [] : table.linesOf([step]);
  return line === undefined ? "" : table.t("undo-latest", { what: table.t(line.message, line.args) });
}
