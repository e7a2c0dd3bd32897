import { namesCard, namesSeat, parseMove, type Move } from "@/games/discovery/cards/moves";
import { pieceMark, nameMark } from "@/kit/text/markup";
import { listedPieces, type Naming } from "@/table/hints/hintText";
import type { Narrator } from "./log";

/** The cards that a move names. */
export function piecesNamed({ verb, argument }: Move): string[] {
  if (verb === "select")
    return argument
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "");
  return namesCard(verb) ? [argument] : [];
}

/** A move in words, as advice would put it; where a turn is `oneAction`, a discard says what goes with it. */
export function moveText(text: string, who: Naming & Pick<Narrator, "assetOn">, oneAction = false): string {
  const move = parseMove(text);
  const cards = piecesNamed(move);
  const aim = move.aim ?? "";
  const looted = aim !== "" && who.pieceName(aim) !== aim;
  const marked = (card: string): string => card && pieceMark(card, who.pieceName(card));
  const asset = (card: string): string => (card && who.assetOn?.(card)) || marked(card);
  const args = {
    card: marked(cards[0] ?? ""),
    asset: asset(cards[0] ?? ""),
    which: listedPieces(cards, who),
    who: who.viewer !== undefined && (aim || move.argument) === who.seatName(who.viewer) ? "me" : "other",
    name: namesSeat(move.verb) ? nameMark(move.argument) : aim === "" ? "" : nameMark(aim),
    target: looted ? asset(aim) : "",
    number: Number(move.argument) || 0,
    place: move.argument,
  };
  const counted = move.verb === "draw" && move.argument !== "";
  const robs = move.verb === "discard" && oneAction;
  const aimed = aim === "" ? "" : looted ? "-loot" : "-on";
  const said = who.t(`move-${counted ? "draw-count" : robs ? "discard-rob" : move.verb}${aimed}`, args);
  return move.spot === undefined ? said : who.t("move-at", { move: said, place: `${move.spot.x}, ${move.spot.y}` });
}
