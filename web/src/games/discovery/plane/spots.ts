import { LAID } from "@/generated/discovery";
import { onSpot, parseMove, parseSpot, type Spot } from "@/games/discovery/cards/moves";

/** A lit square: what choosing it plays, and the points it brings where that is known. */
export interface Offer extends Spot {
  kind: "place" | "look";
  points: number | null;
  /** What the points are for, in the order of `PARTS`; empty where the game does not say. */
  parts: readonly number[];
  move: string;
}

/** The parts of a spot's points in Classic Connect. */
export const PARTS = ["era", "shared", "needed", "surrounded", "opened", "finalist"] as const;

/** The server's answer `[x, y, points, ...parts]` for one move, as squares to choose from: most points first, then the highest row. */
export function offersOf(move: string, spots: readonly (readonly number[])[]): Offer[] {
  const found = spots.map(([x = 0, y = 0, points = 0, ...parts]): Offer => ({
    kind: "place",
    x,
    y,
    points,
    parts,
    move: onSpot(move, { x, y }),
  }));
  return found.sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || b.y - a.y || a.x - b.x);
}

const FEW = 5;

/** The offers to light fully: a few that bring the most. None where too many bring as much, for then light tells nothing. */
export function brightest(offers: readonly Offer[]): ReadonlySet<Offer> {
  if (offers.length <= FEW) return new Set(offers);
  const least = offers[FEW - 1]?.points ?? 0;
  const more = offers.filter(({ points }) => (points ?? 0) > least);
  const asGood = offers.filter(({ points }) => (points ?? 0) >= least);
  if (asGood.length <= 2 * FEW) return new Set(asGood);
  return new Set(more);
}

/** The piles that may be looked through now. */
export function piles(legal: readonly string[]): Offer[] {
  const moves = legal.map(parseMove).filter((move) => move.verb === "look");
  return moves.map((move) => ({ kind: "look", points: null, parts: [], move: move.text, ...parseSpot(move.argument) }));
}

/** Whether a move needs a square before it can be played. */
export const needsSpot = (move: string, plane: boolean): boolean =>
  plane && LAID.includes(parseMove(move).verb) && !/ at -?\d+,-?\d+/.test(move);
