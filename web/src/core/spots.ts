import { onSpot, parseMove, parseSpot, type Spot } from "./moves";

/** A lit square: what choosing it plays, and the points it brings where that is known. */
export interface Offer extends Spot {
  kind: "place" | "look";
  points: number | null;
  move: string;
}

/** The server's answer `[x, y, points]` for one move, as squares to choose from; the highest row first. */
export function offersOf(move: string, spots: readonly (readonly number[])[]): Offer[] {
  const found = spots.map(([x = 0, y = 0, points = 0]): Offer => ({ kind: "place", x, y, points, move: onSpot(move, { x, y }) }));
  return found.sort((a, b) => b.y - a.y || a.x - b.x);
}

/** The piles that may be looked through now. */
export function piles(legal: readonly string[]): Offer[] {
  const moves = legal.map(parseMove).filter((move) => move.verb === "look");
  return moves.map((move) => ({ kind: "look", points: null, move: move.text, ...parseSpot(move.argument) }));
}

const ON_PLANE = new Set(["place", "replay", "joker-as"]);

/** Whether a move needs a square before it can be played. */
export const needsSpot = (move: string, plane: boolean): boolean => plane && ON_PLANE.has(parseMove(move).verb) && !/ at -?\d+,-?\d+/.test(move);
