import { bordering, cellAt, type Cell } from "./plane";
import { PARTS, type Offer } from "./spots";
import { DEFAULT, type Language, type Translate } from "@/kit/i18n";

/** What a text about a spot needs of a board. */
export interface SpotNames {
  readonly cells: readonly Cell[];
  readonly t: Translate;
  readonly language: Language;
  faceName(id: string): string;
}

/** Where a spot lies, by the cards on and around it: `on top of Fire, beside Hide`; its square where there are none. */
export function whereabouts(offer: Offer, board: SpotNames): string {
  const under = cellAt(board.cells, offer);
  const around = bordering(board.cells, offer);
  const where = under === undefined ? [] : [board.t("spot-on", { card: board.faceName(under.top) })];
  const cards = new Intl.ListFormat(board.language === DEFAULT ? "en-GB" : board.language).format(
    around.map((cell) => board.faceName(cell.top)),
  );
  const side = around.length > 1 ? "between" : under === undefined && around[0] ? sideOf(offer, around[0]) : "beside";
  if (around.length > 0) where.push(board.t("spot-beside", { cards, side }));
  return where.join(", ") || square(offer, board);
}

/** On which side of a card a spot lies: spots around one card would all be called alike. */
function sideOf(offer: Offer, { x, y }: Cell): string {
  if (offer.x === x) return offer.y > y ? "above" : "below";
  return offer.x > x ? "right" : "left";
}

/** A spot's square by its numbers, and what choosing it means where that is not to lay a card. */
export const square = (offer: Offer, board: SpotNames): string =>
  board.t(`spot-${offer.kind}`, { x: offer.x, y: offer.y });

/** Everything about a spot: its square, the cards around it, the points it brings. */
export function spotName(offer: Offer, board: SpotNames): string {
  const [at, where] = [square(offer, board), whereabouts(offer, board)];
  return (at === where ? at : `${at}, ${where}`) + pointsOf(offer, board);
}

/** `: +4 points (same era 1, ...)`, or nothing where the points are not known. */
export function pointsOf(offer: Offer, board: SpotNames): string {
  if (offer.points === null) return "";
  const why = reasonsOf(offer, board);
  return board.t("spot-points", { points: offer.points }) + (why === "" ? "" : ` (${why})`);
}

/** What the points of a spot are for: `same era 1, shared discovery 1`. */
export const reasonsOf = ({ parts }: Offer, board: SpotNames): string =>
  partsText(
    PARTS.map((part, at) => [part, parts[at] ?? 0]),
    board.t,
  );

/** Parts of points in words, those that bring something. */
export const partsText = (
  parts: readonly (readonly [string, number])[],
  t: (id: string, args: { points: number }) => string,
): string =>
  parts
    .filter(([, points]) => points > 0)
    .map(([part, points]) => t(`part-${part}`, { points }))
    .join(", ");
