import type { Happening, Step } from "../protocol";
import type { Arguments } from "./i18n";
import { cardMark, nameMark } from "./markup";

/** One line of the log: a message id with its arguments, and the step it belongs to. */
export interface LogLine {
  key: string;
  step: number;
  kind: string;
  message: string;
  args: Arguments;
  /** Where the card stands in its series, 0 for none, and the points it brought. */
  series: number;
  points: number;
}

/** What was said under one turn of one seat; `turn` is 0 before the first. */
export interface LogTurn {
  key: string;
  turn: number;
  seat: number;
  lines: LogLine[];
}

export interface Narrator {
  viewer: number;
  seatName(seat: number): string;
  cardName(card: string): string;
}

const SOURCES = ["hand", "pool", "discard"];
const DISCARDS = ["trump", "forced", "flip", "left"];
const SILENT = new Set(["turn", "dealt"]);

function message(happening: Happening): string {
  const hidden = happening.card === "" ? "-hidden" : "";
  switch (happening.kind) {
    case "placed":
      return `log-placed-${SOURCES[happening.number] ?? "hand"}`;
    case "discarded":
      return `log-discarded-${DISCARDS[happening.number] ?? "forced"}`;
    case "called":
      return happening.other < 0 ? "log-called-nobody" : "log-called";
    case "drew":
    case "stolen":
    case "gave":
      return `log-${happening.kind}${hidden}`;
    default:
      return `log-${happening.kind}`;
  }
}

/** Who is meant, told apart so that a language can conjugate: `me` or `other`. */
const person = (seat: number, narrator: Narrator): string => (seat === narrator.viewer ? "me" : "other");

export function logLine(happening: Happening, narrator: Narrator, step: number, key: string): LogLine | null {
  if (SILENT.has(happening.kind)) return null;
  return {
    key,
    step,
    kind: happening.kind,
    message: message(happening),
    series: 0,
    points: 0,
    args: {
      who: person(happening.seat, narrator),
      name: happening.seat < 0 ? "" : nameMark(narrator.seatName(happening.seat)),
      whom: person(happening.other, narrator),
      other: happening.other < 0 ? "" : nameMark(narrator.seatName(happening.other)),
      card: happening.card === "" ? "" : cardMark(happening.card, narrator.cardName(happening.card)),
      number: happening.number,
    },
  };
}

/** Points and places in a series are told in the line of the card that brought them. */
function absorbed(happening: Happening, lines: readonly LogLine[]): boolean {
  const card = lines.findLast((line) => line.kind === "placed");
  if (card === undefined) return false;
  if (happening.kind === "series") card.series = happening.number;
  else if (happening.kind === "scored") card.points += happening.number;
  else return false;
  return true;
}

/** The whole log, oldest turn first. Scores and counters that follow a placement are said with it. */
export function logTurns(steps: readonly Step[], narrator: Narrator): LogTurn[] {
  const turns: LogTurn[] = [];
  let current: LogTurn = { key: "start", turn: 0, seat: -1, lines: [] };
  for (const step of steps)
    step.happenings.forEach((happening, index) => {
      if (happening.kind === "turn") {
        if (current.lines.length > 0 || current.turn > 0) turns.push(current);
        current = { key: `turn-${step.seq}-${index}`, turn: happening.number, seat: happening.seat, lines: [] };
      }
      if (absorbed(happening, current.lines)) return;
      const line = logLine(happening, narrator, step.seq, `${step.seq}-${index}`);
      if (line !== null) current.lines.push(line);
    });
  turns.push(current);
  return turns;
}
