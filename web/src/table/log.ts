import type { Arguments } from "@/kit/i18n";
import { nameMark } from "@/kit/text/markup";

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

/** What of a step tells whose time was up. */
interface Late {
  seq: number;
  late: number;
}

/** The lines that say that somebody's time was up, once for all that the clock then did for them. */
export const lateLines = (steps: readonly Late[], viewer: number, nameOf: (seat: number) => string): LogLine[] =>
  steps.flatMap(({ seq, late }, at) =>
    late < 0 || steps[at - 1]?.late === late
      ? []
      : [
          {
            key: `late-${seq}`,
            step: seq,
            kind: "late",
            message: "log-late",
            args: { who: late === viewer ? "me" : "other", name: nameMark(nameOf(late)) },
            loud: true,
          },
        ],
  );

/** The log with some lines more, each before what its step did. */
export function withLines<T extends LogTurn>(log: readonly T[], more: readonly LogLine[]): readonly T[] {
  if (more.length === 0) return log;
  const found = log.map((turn) => ({ ...turn, lines: [...turn.lines] }));
  for (const line of more) {
    const lines = found.findLast((turn) => turn.step < line.step)?.lines;
    const at = lines?.findIndex((one) => one.step >= line.step) ?? -1;
    lines?.splice(at < 0 ? lines.length : at, 0, line);
  }
  return found;
}
