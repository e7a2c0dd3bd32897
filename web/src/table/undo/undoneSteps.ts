import type { StepUndo } from "@/generated/protocol";

/** The fields of a step that tell whether it is still in effect. */
export interface MayGo {
  seq: number;
  undo: StepUndo | null;
}

/** The steps that somebody has taken back. */
export const undoneSteps = (steps: readonly MayGo[]): ReadonlySet<number> =>
  new Set(steps.flatMap(({ undo }) => undo?.steps ?? []));

/** The steps that nobody has taken back. */
export function withoutUndone<S extends MayGo>(steps: readonly S[]): readonly S[] {
  const gone = undoneSteps(steps);
  return gone.size === 0 ? steps : steps.filter(({ seq }) => !gone.has(seq));
}
