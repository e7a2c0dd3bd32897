import type { AccountInfo, Analysis, DecisionInfo, PointInfo, TurnInfo } from "@/generated/protocol";
import type { Table } from "@/table/table.svelte";

/** Whom a sentence is about: the reader, or somebody by a name, which is marked. */
export interface Subject {
  who: "me" | "other";
  name: string;
}

/** The picture of the chances, in px, as wide as there is room; the lines lie between the margins. */
export const PICTURE = { height: 190, left: 34, right: 10, top: 10, bottom: 22 } as const;
/** Below this a loss is not worth telling: the numbers are estimates. */
export const LEAST = 0.01;

/** Dash patterns, so that the lines differ without their colours. */
export const DASHES = ["", "9 4", "2 4", "13 4 2 4", "6 2", "1 3", "11 6", "4 4", "15 4"] as const;

export const hundredths = (share: number): number => Math.round(100 * share);

/** A change in hundredths, with its sign. */
export function change(share: number): string {
  const number = hundredths(share);
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** How far a step is from the left in a picture of that width. */
export const across = (line: number, lines: number, width: number): number =>
  PICTURE.left + ((width - PICTURE.left - PICTURE.right) * line) / Math.max(1, lines);
export const down = (share: number): number =>
  PICTURE.top + (PICTURE.height - PICTURE.top - PICTURE.bottom) * (1 - share);

/** The points of a curve as SVG wants them. */
export const drawn = (curve: readonly PointInfo[], lines: number, width: number): string =>
  curve.map((point) => `${across(point.line, lines, width).toFixed(1)},${down(point.chance).toFixed(1)}`).join(" ");

/** The line of the record that a place of the picture stands for. */
export function lineAt(x: number, lines: number, width: number): number {
  const inner = width - PICTURE.left - PICTURE.right;
  return Math.max(0, Math.min(lines, Math.round(((x - PICTURE.left) * lines) / inner)));
}

/** What a seat could last expect when a line had been played. */
export const chanceAt = (account: AccountInfo, line: number): number =>
  account.curve.findLast((point) => point.line <= line)?.chance ?? 0;

/** The rows of the table that says the same as the picture: every line at which some curve has a point. */
export function rows(analysis: Analysis): { line: number; chances: number[] }[] {
  const lines = new Set(analysis.accounts.flatMap((account) => account.curve.map((point) => point.line)));
  return [...lines]
    .sort((one, other) => one - other)
    .map((line) => ({ line, chances: analysis.accounts.map((account) => hundredths(chanceAt(account, line))) }));
}

export const loss = (decision: DecisionInfo): number => Math.max(0, decision.promised - decision.kept);

/** The choices that gave something away, the worst first; or all of them in the order of the game. */
export function listed(decisions: readonly DecisionInfo[], all: boolean, seat: number): DecisionInfo[] {
  const own = decisions.filter((one) => seat < 0 || one.seat === seat);
  if (all) return own;
  return own.filter((one) => loss(one) >= LEAST).sort((one, other) => loss(other) - loss(one) || one.line - other.line);
}

/** A turning point in words; `told` says whose it is. */
export const turnText = (table: Table, turn: TurnInfo, told: Subject): string =>
  table.t(`analysis-turn-${turn.cause || (turn.chosen ? "choice" : "luck")}`, {
    ...told,
    way: turn.after > turn.before ? "up" : "down",
    first: turn.first,
    last: turn.last,
    before: hundredths(turn.before),
    after: hundredths(turn.after),
  });
