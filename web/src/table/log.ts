import type { Arguments } from "@/kit/i18n";

/** One line of the log: a message id with its arguments, and the step it belongs to. */
export interface LogLine {
  key: string;
  step: number;
  kind: string;
  message: string;
  args: Arguments;
  /** One of the few that stand out. */
  loud: boolean;
  /** What it tells of was taken back. */
  gone?: boolean;
}

/** The lines of one turn of one seat; `turn` is 0 before the first. */
export interface LogTurn {
  key: string;
  /** The step that the turn began with. */
  step: number;
  turn: number;
  seat: number;
  /** What stands above them where it is not a turn like others. */
  heading: readonly [message: string, args: Arguments] | null;
  lines: LogLine[];
}

/** A few words behind a line, such as the points that it brought. */
export interface Note {
  kind: string;
  text: string;
}

/** What a log is made of: a step with what happened. */
interface Told {
  seq: number;
  happenings: readonly { kind: string; seat: number; number: number }[];
}

/**
 * The log by turns: a step in which something of the kind `turn` happens (to `seat`, the turn's `number`) closes with it the
 * turn before. What comes before the first one stands under `start`.
 */
export function turnsOf<S extends Told>(
  steps: readonly S[],
  linesOf: (steps: readonly S[]) => LogLine[],
  start: Pick<LogTurn, "turn" | "heading">,
): LogTurn[] {
  const found: LogTurn[] = [];
  for (const step of steps) {
    const begun = step.happenings.find((one) => one.kind === "turn");
    if (found.length === 0) found.push({ key: `${step.seq}`, step: step.seq, seat: 0, lines: [], ...start });
    found.at(-1)!.lines.push(...linesOf([step]));
    if (begun === undefined) continue;
    const { number: turn, seat } = begun;
    found.push({ key: `${step.seq}-${turn}`, step: step.seq, turn, seat, heading: null, lines: [] });
  }
  return found;
}
