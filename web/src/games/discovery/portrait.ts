import type { CardInfo, Position } from "@/generated/games/evolution";
import { box, type Drawing, type Shape } from "@/table/end/picture";
import type { DiscoveryBoard } from "./board/board.svelte";
import { picture } from "./cards/pictures.svelte";
import { cellsOf } from "./plane/plane";

/** The side of a card, and what lies between two. */
const SIDE = 40;
const STEP = 46;
const EDGE = 6;
/** Pictures of cards are drawn in a box of this side. */
const ICON = 512;
const COLOURS = 6;
/** More cards of an era than this go on in a second row. */
const ACROSS = 12;

/** The tree of a game in small, the first era lowest as on the table, or the plane where cards have places; what is new since `before` has a rim. */
export function portrait(position: Position, board: DiscoveryBoard, before?: Position): Drawing {
  const known = new Set(before?.tree ?? position.tree);
  const fresh = (card: string): boolean => before !== undefined && !known.has(card);
  return position.plane === null ? ofTree(position, board, fresh) : ofPlane(position, board, fresh);
}

function ofTree(position: Position, board: DiscoveryBoard, fresh: (card: string) => boolean): Drawing {
  const there = new Set(position.tree);
  const shapes: Shape[] = [];
  const rows = board.deck.rows.flatMap(({ cards }) => lines(cards)).reverse();
  rows.forEach((cards, row) =>
    cards.forEach((card, column) => {
      const [x, y] = [EDGE + column * STEP, EDGE + row * STEP];
      shapes.push(...(there.has(card.id) ? face(board, card, x, y, fresh(card.id)) : [stone(x, y)]));
    }),
  );
  const most = Math.max(1, ...rows.map((cards) => cards.length));
  return { width: most * STEP + EDGE, height: rows.length * STEP + EDGE, shapes };
}

function lines(cards: readonly CardInfo[]): CardInfo[][] {
  const count = Math.ceil(cards.length / ACROSS);
  const each = Math.ceil(cards.length / Math.max(1, count));
  return Array.from({ length: count }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

function ofPlane(position: Position, board: DiscoveryBoard, fresh: (card: string) => boolean): Drawing {
  const cells = cellsOf(position.plane ?? []);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.max(0, ...ys)];
  const shapes = cells.flatMap(({ x, y, top: id }) =>
    face(board, board.deck.card(id), EDGE + (x - left) * STEP, EDGE + (top - y) * STEP, fresh(id)),
  );
  const [width, height] = [Math.max(0, ...xs) - left + 1, top - Math.min(0, ...ys) + 1];
  return { width: width * STEP + EDGE, height: height * STEP + EDGE, shapes };
}

const stone = (x: number, y: number): Shape => ({ d: box(x, y, SIDE, SIDE, 5), fill: "ground-deep", stroke: "line" });

function face(board: DiscoveryBoard, card: CardInfo, x: number, y: number, fresh: boolean): Shape[] {
  const ground = card.era === 0 ? "ink-soft" : `era-${((card.era - 1) % COLOURS) + 1}`;
  const outline = picture(card.icon, board.deck.families.get(card.family)?.icon ?? "");
  const inner = SIDE - 8;
  return [
    { d: box(x, y, SIDE, SIDE, 5), fill: ground },
    ...(outline === ""
      ? []
      : [{ d: outline, fill: "era-ink", at: [x + 4, y + 4, inner / ICON] as [number, number, number] }]),
    ...(fresh ? [{ d: box(x - 2, y - 2, SIDE + 4, SIDE + 4, 7), stroke: "lit", width: 4 }] : []),
  ];
}
