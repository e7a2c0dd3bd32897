import type { HintInfo, ReasonInfo, TableInfo } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";
import { pieceMark, nameMark } from "@/kit/text/markup";
import type { Player } from "@/table/player";
import type { TableState } from "@/table/tableState";

/** What people and pieces are called. */
export interface Naming {
  t: Translate;
  /** The reader's seat, where sentences address one. */
  viewer?: number;
  seatName(seat: number): string;
  pieceName(id: string): string;
}

/** The same, and what moves are called. */
export interface Speaker extends Naming {
  moveText(move: string): string;
  /** A reason of a hint, where a game says it in its own way. */
  reasonText?(reason: ReasonInfo): string;
}

/** What a hint needs of a table. */
export interface HintTable extends Speaker {
  readonly info: Pick<TableInfo, "hints"> | null;
  readonly player: Pick<Player, "hint" | "unadvised"> | null;
  readonly standing: TableState;
  /** What the live region says. */
  announcement: string;
  piecesNamed(move: string): string[];
}

const piece = (id: string, who: Naming): string => pieceMark(id, who.pieceName(id));

/** Several pieces as one part of a sentence. */
export function listedPieces(ids: readonly string[], who: Naming): string {
  const names = ids.map((id) => piece(id, who));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${who.t("hint-and")} ${last}`;
}

/** Why, in one sentence; a game may give its messages `more`. */
export const because = (reason: ReasonInfo, who: Naming, more: Record<string, string> = {}): string =>
  who.t(`hint-${reason.code}`, {
    which: listedPieces(reason.cards, who),
    number: reason.number,
    name: reason.seat < 0 ? "" : nameMark(who.seatName(reason.seat)),
    ...more,
  });

/** A reason in the game's own words, where it has some. */
export const whyText = (reason: ReasonInfo, who: Speaker): string => who.reasonText?.(reason) ?? because(reason, who);

/** Whether what a hint promises is told: at a decided end it is nothing or all, whatever is played. */
export const hasValue = ({ value }: HintInfo): boolean => value > 0 && value < 100;

/** How the hint in this place compares with the others, where it has no reasons. */
function compared(hints: readonly HintInfo[], place: number): "alike" | "best" | "decided" | "next" {
  const first = hints[0]?.value;
  if (place > 0) return hints[place]?.value === first ? "alike" : "next";
  const decided = hints.length > 1 && hints.every((hint) => hint.value === first && !hasValue(hint));
  return decided ? "decided" : "best";
}

/** The sentences of the hint in this place, from 0; there is always one. */
export function reasonsOf(hints: readonly HintInfo[], place: number, who: Speaker): string[] {
  const reasons = hints[place]?.reasons ?? [];
  return reasons.length === 0
    ? [who.t(`hint-${compared(hints, place)}`)]
    : reasons.map((reason) => whyText(reason, who));
}

/** The whole hint in this place in one sentence, to be read aloud. */
export const spokenHint = (hints: readonly HintInfo[], place: number, who: Speaker): string =>
  who.t("hint-spoken", {
    rank: who.t("hint-rank", { rank: place + 1 }),
    move: who.moveText(hints[place]?.move ?? ""),
    reasons: reasonsOf(hints, place, who).join(" "),
  });

/** Whether the viewer may ask for a hint now: only if they are to move. */
export const mayAsk = ({ viewer, choosing }: TableState): boolean => viewer >= 0 && choosing;
