import type { Happening } from "@/generated/protocol";
import { Store } from "@/kit/store";
import type { StepOf } from "@/table/tableState";

/** What happened since the reader's turn, or while they were `away`, in a sentence, and what plays it once more; `null` where that cannot be done. */
export interface TurnSummary {
  text: string;
  away: boolean;
  again: (() => void) | null;
}

/** What is told beside the question; `null` while there is nothing to tell. */
export const turnSummary = new Store<TurnSummary | null>(null);

/** What was told has been put aside, or is past. */
export const clearSummary = (): void => turnSummary.set(null);

/** What families tell of a step. */
interface Told {
  seq: number;
  happenings: readonly { kind: string; seat: number }[];
}

/** The steps of a table as every family tells them, whichever it is. */
export const toldOf = (steps: readonly StepOf<Happening>[]) =>
  steps as readonly StepOf<Happening & { kind: string; seat: number }>[];

/** Whether a seat has done something in some steps. */
export const hasDone = (seat: number, steps: readonly Told[]): boolean =>
  steps.some(({ happenings }) => happenings.some((one) => one.seat === seat));

/**
 * The steps since a seat's turn before this one was over, while nothing has been done yet in this one; none in other
 * seats' turns, and none where nobody else has done anything.
 */
export function stepsSince<S extends Told>(steps: readonly S[], seat: number): readonly S[] {
  const turns = steps.flatMap((step, at) =>
    step.happenings.flatMap((one, index) => (one.kind === "turn" ? [{ at, index, seat: one.seat }] : [])),
  );
  const now = turns.at(-1);
  if (now?.seat !== seat) return [];
  const done = steps.slice(now.at).flatMap(({ happenings }, at) => happenings.slice(at === 0 ? now.index + 1 : 0));
  if (done.some((one) => one.seat === seat)) return [];
  const found = steps.slice(beginning(turns, seat), now.at + 1);
  return found.some(({ happenings }) => happenings.some((one) => one.seat >= 0 && one.seat !== seat)) ? found : [];
}

/** The steps after the last one that the reader `saw`; none where that is not known, or where nobody has done anything. */
export function stepsAway<S extends Told>(steps: readonly S[], saw: number): readonly S[] {
  const found = saw > 0 ? steps.filter(({ seq }) => seq > saw) : [];
  return found.some(({ happenings }) => happenings.some((one) => one.seat >= 0)) ? found : [];
}

/** Where the turn of somebody else begins after the seat's own one; where its own begins if nobody else had one. */
function beginning(turns: readonly { at: number; seat: number }[], seat: number): number {
  const own = turns.slice(0, -1).findLastIndex((one) => one.seat === seat);
  const next = own + 1 < turns.length - 1 ? own + 1 : own;
  return own < 0 ? 0 : turns[next]!.at;
}
