import type { StepUndo } from "@/generated/protocol";
import type { LogLine, LogTurn } from "@/table/log";
import type { Table } from "@/table/table.svelte";
import { undoneSteps, type MayGo } from "./undoneSteps";

/** The line that tells what became of taking something back. */
export const undoLine = (seq: number, { word, seat, steps }: StepUndo, table: Pick<Table, "about">): LogLine => ({
  key: `undo-${seq}`,
  step: seq,
  kind: "undo",
  message: `undo-log-${word}`,
  args: { ...table.about(seat), count: steps.length },
  loud: word === "undone",
});

/** Whether a turn has no other beginning than a step: whoever takes that back is still in this turn. */
const opensTurn = ({ turn, step, lines }: LogTurn, first: number): boolean =>
  turn > 0 && step === first && lines[0]?.step === first;

/**
 * The log with what was taken back marked as gone, and a line for each request and each answer. Where somebody went back
 * behind the beginning of a turn, what follows stands under the turn that they went back to.
 */
export function withUndos<T extends LogTurn>(
  log: readonly T[],
  table: Pick<Table, "about"> & { steps: readonly MayGo[] },
): T[] {
  const { steps } = table;
  const gone = undoneSteps(steps);
  const found = log.map((turn) => ({
    ...turn,
    lines: turn.lines.map((line) => (gone.has(line.step) ? { ...line, gone: true } : line)),
  }));
  for (const { seq, undo } of steps) {
    const at = undo === null ? -1 : found.findLastIndex((turn) => turn.step < seq);
    const turn = found[at];
    if (undo === null || turn === undefined) continue;
    const before = turn.lines.filter((line) => line.step < seq);
    const after = turn.lines.filter((line) => line.step > seq);
    const line = undoLine(seq, undo, table);
    const first = Math.min(...undo.steps);
    const back =
      undo.word === "undone" ? (found.findLast((one) => one.step < first || opensTurn(one, first)) ?? turn) : turn;
    turn.lines = [...before, line];
    if (back === turn) turn.lines.push(...after);
    else found.splice(at + 1, 0, { ...back, key: `undo-${seq}`, step: seq, lines: after });
  }
  return found;
}
