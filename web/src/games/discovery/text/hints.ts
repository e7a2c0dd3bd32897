import type { HintInfo, Position, ReasonInfo } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";
import { cardMark, nameMark } from "@/kit/markup";
import { namesCard, namesSeat, parseMove, type Move } from "@/games/discovery/cards/moves";

/** Who is who, for sentences about moves. */
export interface Speaker {
  t: Translate;
  seatName(seat: number): string;
  cardName(card: string): string;
}

const card = (id: string, who: Speaker): string => cardMark(id, who.cardName(id));

/** Several cards as one part of a sentence. */
export function listed(cards: readonly string[], who: Speaker): string {
  const names = cards.map((id) => card(id, who));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${who.t("hint-and")} ${last}`;
}

/** The cards that a move names. */
export function cardsNamed({ verb, argument }: Move): string[] {
  if (verb === "select")
    return argument
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "");
  return namesCard(verb) ? [argument] : [];
}

/** A move in words, as somebody would advise it. */
export function inWords(text: string, who: Speaker): string {
  const move = parseMove(text);
  const cards = cardsNamed(move);
  const args = {
    card: cards[0] === undefined ? "" : card(cards[0], who),
    which: listed(cards, who),
    name: namesSeat(move.verb) ? nameMark(move.argument) : "",
    number: Number(move.argument) || 0,
    place: move.argument,
  };
  const said = who.t(`move-${move.verb}`, args);
  return move.spot === undefined ? said : who.t("move-at", { move: said, place: `${move.spot.x}, ${move.spot.y}` });
}

/** Why, in one sentence. */
export const because = (reason: ReasonInfo, who: Speaker): string =>
  who.t(`hint-${reason.code}`, {
    which: listed(reason.cards, who),
    number: reason.number,
    name: reason.seat < 0 ? "" : nameMark(who.seatName(reason.seat)),
  });

/** The sentences of the hint of this rank, from 1; there is always one. */
export const reasonsOf = (hint: HintInfo, rank: number, who: Speaker): string[] =>
  hint.reasons.length === 0
    ? [who.t(rank === 1 ? "hint-best" : "hint-next")]
    : hint.reasons.map((reason) => because(reason, who));

/** The whole hint in one sentence, to be read aloud. */
export const spokenHint = (hint: HintInfo, rank: number, who: Speaker): string =>
  who.t("hint-spoken", {
    rank: who.t("hint-rank", { rank }),
    move: inWords(hint.move, who),
    reasons: reasonsOf(hint, rank, who).join(" "),
  });

/** Whether the viewer may ask for a hint now: only if they are to move. */
export const mayAsk = (position: Position): boolean => position.viewer >= 0 && position.legal.length > 0;
