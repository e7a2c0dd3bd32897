import type { HintInfo, ReasonInfo } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";
import { pieceMark, nameMark } from "@/kit/markup";
import type { Standing } from "@/table/game";

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

const piece = (id: string, who: Naming): string => pieceMark(id, who.pieceName(id));

/** Several pieces as one part of a sentence. */
export function listedPieces(ids: readonly string[], who: Naming): string {
  const names = ids.map((id) => piece(id, who));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${who.t("hint-and")} ${last}`;
}

/** Why, in one sentence. */
export const because = (reason: ReasonInfo, who: Speaker): string =>
  who.t(`hint-${reason.code}`, {
    which: listedPieces(reason.cards, who),
    number: reason.number,
    name: reason.seat < 0 ? "" : nameMark(who.seatName(reason.seat)),
  });

/** The sentences of the hint of this rank, from 1; there is always one. */
export const reasonsOf = (hint: HintInfo, rank: number, who: Speaker): string[] =>
  hint.reasons.length === 0
    ? [who.t(rank === 1 ? "hint-best" : "hint-next")]
    : hint.reasons.map((reason) => who.reasonText?.(reason) ?? because(reason, who));

/** The whole hint in one sentence, to be read aloud. */
export const spokenHint = (hint: HintInfo, rank: number, who: Speaker): string =>
  who.t("hint-spoken", {
    rank: who.t("hint-rank", { rank }),
    move: who.moveText(hint.move),
    reasons: reasonsOf(hint, rank, who).join(" "),
  });

/** Whether the viewer may ask for a hint now: only if they are to move. */
export const mayAsk = ({ viewer, choosing }: Standing): boolean => viewer >= 0 && choosing;
