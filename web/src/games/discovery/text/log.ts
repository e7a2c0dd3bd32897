import type { Happening } from "@/generated/games/evolution";
import type { Step } from "@/games/discovery/step";
import {
  contestedCall,
  contestOf,
  objectionId,
  UNCONTESTED,
  verdictId,
  type Contest,
} from "@/games/discovery/windows/contests";
import { pieceMark, nameMark } from "@/kit/text/markup";
import type { LogLine, LogTurn } from "@/table/log";

/** A line of the log with its place in a series, 0 for none, and the points that it brought. */
export interface CardLine extends LogLine {
  series: number;
  points: number;
  /** What the points are for, where that is told. */
  parts: [string, number][];
}

/** A turn of the log, made of such lines. */
export interface CardTurn extends LogTurn {
  lines: CardLine[];
}

export interface Narrator {
  viewer: number;
  seatName(seat: number): string;
  pieceName(card: string): string;
  /** An asset with its card, where assets are shown. */
  assetOn?(card: string): string;
}

const SOURCES = ["hand", "pool", "discard", "selection", "stack"];
const DISCARD = 2;
const DISCARDS = ["trump", "forced", "flip", "left", "fault", "round", "forced", "warded"];
/** What stands out in the log. */
const LOUD = new Set([
  "fault",
  "interrupted",
  "opened",
  "closed",
  "emptied",
  "trump",
  "finalist",
  "finished",
  "objected",
  "used",
  "warded",
]);
/** The verdict on a contested action (`fault`) tells what was found, or that it was given up; what a Scout sees lies beside its question. */
const SILENT = new Set(["turn", "dealt", "let", "verified", "conceded", "scouted"]);

function message(happening: Happening): string {
  const hidden = happening.card === "" ? "-hidden" : "";
  switch (happening.kind) {
    case "placed":
      if (happening.number === DISCARD && happening.other === happening.seat) return "log-placed-own";
      return `log-placed-${SOURCES[happening.number] ?? "hand"}`;
    case "discarded":
      return `log-discarded-${DISCARDS[happening.number] ?? "forced"}`;
    case "called":
      return happening.other < 0 ? "log-called-nobody" : "log-called";
    case "answered":
      return happening.other < 0 ? "log-answered-nobody" : "log-answered";
    case "fault":
      return verdictId(happening);
    case "objected":
      return objectionId(happening);
    case "scored":
      return happening.number < 0 ? "log-lost" : "log-scored";
    case "announced":
      return `log-announced-${happening.other === 0 ? "open" : "close"}`;
    case "joker":
      return happening.about === "" ? "log-joker-aside" : "log-joker-as";
    case "used":
      return happening.about !== "" ? "log-used-loot" : happening.other < 0 ? "log-used" : "log-used-on";
    case "warded":
      return `log-warded-${happening.number === 0 ? "ready" : "hand"}`;
    case "drew":
    case "stolen":
    case "gave":
    case "kept":
      return `log-${happening.kind}${hidden}`;
    default:
      return `log-${happening.kind}`;
  }
}

/** Kinds whose `about` is a card; with the others it is a spot or nothing. */
const AS_CARD = new Set(["joker", "recovered"]);

/** `me` or `other`, so that a language can conjugate. */
const person = (seat: number, narrator: Narrator): string => (seat === narrator.viewer ? "me" : "other");

export function logLine(
  happening: Happening,
  narrator: Narrator,
  step: number,
  key: string,
  contest = UNCONTESTED,
): CardLine | null {
  if (SILENT.has(happening.kind)) return null;
  const { about } = happening;
  const card = happening.kind === "fault" ? contest.card : happening.card;
  const marked = (one: string): string => (one === "" ? "" : pieceMark(one, narrator.pieceName(one)));
  const asset = (one: string): string => (one !== "" && narrator.assetOn?.(one)) || marked(one);
  return {
    key,
    step,
    kind: happening.kind,
    message: message(happening),
    series: 0,
    points: 0,
    parts: [],
    loud: LOUD.has(happening.kind),
    args: {
      who: person(happening.seat, narrator),
      name: happening.seat < 0 ? "" : nameMark(narrator.seatName(happening.seat)),
      whom: person(happening.other, narrator),
      other: happening.other < 0 ? "" : nameMark(narrator.seatName(happening.other)),
      card: marked(card),
      asset: asset(card),
      did: contest.did,
      about: happening.kind === "used" ? asset(about) : AS_CARD.has(happening.kind) ? marked(about) : about,
      number: happening.kind === "scored" ? Math.abs(happening.number) : happening.number,
    },
  };
}

/** The cards of one selection share a line. */
function revealed(happening: Happening, lines: readonly CardLine[], narrator: Narrator): boolean {
  const last = lines.at(-1);
  if (
    happening.kind !== "revealed" ||
    last?.kind !== "revealed" ||
    last.args["name"] !== nameMark(narrator.seatName(happening.seat))
  )
    return false;
  last.args["card"] = `${String(last.args["card"])}, ${pieceMark(happening.card, narrator.pieceName(happening.card))}`;
  return true;
}

/** The parts of a card's points for its neighbours (S13). */
const KINSHIP = new Set(["era", "shared", "needed", "surrounded"]);

/** What brings points. */
export const EARNING = new Set(["placed", "announced", "joker", "used"]);

/** Points and places in a series go into the line of the placement, lost points into the line of the indemnity. */
function absorbed(happening: Happening, lines: readonly CardLine[]): boolean {
  if (happening.kind === "scored" && happening.number < 0) return lines.at(-1)?.kind === "indemnity";
  const { kind, number } = happening;
  const scored = kind === "scored";
  if (!scored && kind !== "series" && !KINSHIP.has(kind)) return false;
  const line = lines.findLast((one) => (scored ? EARNING.has(one.kind) : one.kind === "placed"));
  if (line === undefined) return false;
  if (scored) scoredFor(line, number);
  else if (kind === "series") line.series = number;
  else line.parts.push([kind, number]);
  return true;
}

/** What else a card of Classic Connect brings than its neighbours: an opened era first, then the finalist's bonus. */
function scoredFor(line: CardLine, points: number): void {
  const told = line.parts.reduce((sum, [, part]) => sum + part, 0);
  const rest = line.points + points - told;
  if (told > 0 && rest > 0) line.parts.push([line.points === 0 ? "opened" : "finalist", rest]);
  line.points += points;
}

/** The number of the turn that begins here, 0 where none does; `first` before the first action after the deal. */
function turnBegun(happening: Happening, first: boolean): number {
  if (happening.kind === "turn") return happening.number;
  return first && firstDeed(happening) ? 1 : 0;
}

const opens = (turn: number, seat: number, step: number, key: string, round = 0): CardTurn => ({
  key,
  step,
  turn,
  seat,
  heading: round === 0 ? null : ["log-round-title", { round }],
  lines: [],
});

/** What belongs to no turn: leaving and joining the table, and the preparation of a round. */
const NO_DEEDS = new Set(["left", "joined", "round", "selected", "revealed"]);

/** Turn 1 has no event of its own: it begins with the first action after the deal. */
const firstDeed = (happening: Happening): boolean => happening.seat >= 0 && !NO_DEEDS.has(happening.kind);

/** Kinds that name a called card before it is known who has it. */
const NAMING = new Set(["calls", "sos"]);

/** Calls as they were made and answered: before a Stop the call that it contests, and after either only the answer. */
function withCalls(happening: Happening, lines: readonly CardLine[], narrator: Narrator): Happening[] {
  if (happening.kind === "stopped") {
    const call = contestedCall(happening);
    return call === null ? [happening] : [call, happening];
  }
  const named = (line: CardLine): boolean =>
    NAMING.has(line.kind) && line.args["card"] === pieceMark(happening.card, narrator.pieceName(happening.card));
  return [happening.kind === "called" && lines.some(named) ? { ...happening, kind: "answered" } : happening];
}

/** The whole log, oldest turn first. Scores and counters that follow a placement are said with it. */
export function logTurns(steps: readonly Step[], narrator: Narrator): CardTurn[] {
  const turns: CardTurn[] = [];
  let current = opens(0, -1, steps[0]?.seq ?? 0, "start");
  let dealt = false;
  let contest: Contest = UNCONTESTED;
  for (const step of steps)
    step.happenings.forEach((happening, index) => {
      dealt ||= happening.kind === "dealt";
      const turn = turnBegun(happening, dealt && current.turn === 0);
      if (turn > 0) {
        if (dealt || current.lines.length > 0) turns.push(current);
        current = opens(turn, happening.seat, step.seq, `turn-${step.seq}-${index}`);
      } else if (happening.kind === "round") {
        turns.push(current);
        current = opens(0, happening.seat, step.seq, `round-${step.seq}-${index}`, happening.number);
      }
      if (absorbed(happening, current.lines) || revealed(happening, current.lines, narrator)) return;
      if (happening.kind === "stopped") contest = contestOf(happening);
      withCalls(happening, current.lines, narrator).forEach((one) => {
        const line = logLine(one, narrator, step.seq, `${step.seq}-${index}-${one.kind}`, contest);
        if (line !== null) current.lines.push(line);
      });
    });
  turns.push(current);
  return turns;
}
