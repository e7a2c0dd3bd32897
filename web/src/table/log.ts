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
