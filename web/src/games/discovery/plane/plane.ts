import type { Spot } from "@/games/discovery/cards/moves";

/** One card on the plane; `level` 0 lies on the table. */
export interface Laid extends Spot {
  card: string;
  level: number;
}

/** A square with what can be seen of it: its cards from the bottom up, the last one on top. */
export interface Cell extends Spot {
  cards: string[];
  top: string;
  height: number;
}

/** How the plane is drawn: its origin in pixels from the corner of the frame, and the scale. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CELL: Size = { width: 100, height: 104 };
/** Smaller than 24 px nothing can be hit (WCAG 2.5.8). */
export const LEAST = 0.24;
export const MOST = 2;
/** From here on a square can be hit by a finger, 44 px (WCAG 2.5.5), and a card's name be read. */
export const TOUCH = 0.48;
/** From here on names can be read with a mouse at hand, which needs less than a finger. */
export const LEGIBLE = 0.42;
/** From here on names are easy to read without zooming in. */
export const EASY = 0.74;
/** Cards are not drawn larger than this of themselves; on a projector they are read from afar. */
const largest = ({ width }: Size): number => (width < 1700 ? 1.15 : 1.7);
const MARGIN = 10;
const KEPT = 48;

const key = ({ x, y }: Spot): string => `${x},${y}`;

/** The squares in reading order: from the top row down, each from the left. */
export function cellsOf(laid: readonly Laid[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const { card, x, y, level } of [...laid].sort((a, b) => a.level - b.level)) {
    const cell = found.get(key({ x, y })) ?? { x, y, cards: [], top: "", height: 0 };
    cell.cards.push(card);
    cell.top = card;
    cell.height = Math.max(cell.height, level + 1);
    found.set(key({ x, y }), cell);
  }
  return [...found.values()].sort((a, b) => b.y - a.y || a.x - b.x);
}

export const cellAt = (cells: readonly Cell[], { x, y }: Spot): Cell | undefined =>
  cells.find((cell) => cell.x === x && cell.y === y);

/** The squares that share a side with a spot and are not empty: above, right, below, left (rule K04). */
export function bordering(cells: readonly Cell[], { x, y }: Spot): Cell[] {
  const around = [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ];
  return around.map((spot) => cellAt(cells, spot)).filter((cell) => cell !== undefined);
}

/** The upper left corner of a square in the plane's own pixels. */
export const corner = ({ x, y }: Spot): { left: number; top: number } => ({
  left: x * CELL.width,
  top: -y * CELL.height,
});

/** The camera that shows all these spots as large as they fit, with a scale between `least` and `most`. */
export function fit(spots: readonly Spot[], frame: Size, least = LEAST, most = largest(frame)): Camera {
  const { left, top, right, bottom } = box(spots);
  const scale = clamp(widest(spots, frame), least, most);
  return {
    scale,
    x: frame.width / 2 - (scale * (left + right)) / 2,
    y: frame.height / 2 - (scale * (top + bottom)) / 2,
  };
}

/** The size at which all of these spots just fit. */
export function widest(spots: readonly Spot[], frame: Size): number {
  const { left, top, right, bottom } = box(spots);
  return Math.min((frame.width - 2 * MARGIN) / (right - left), (frame.height - 2 * MARGIN) / (bottom - top));
}

/** The camera that shows as many of these spots as fit at the scale `least`; earlier spots have priority. */
export function gather(spots: readonly Spot[], frame: Size, least: number, most = largest(frame)): Camera {
  const kept: Spot[] = [];
  for (const spot of spots) if (widest([...kept, spot], frame) >= least) kept.push(spot);
  return fit(kept.length > 0 ? kept : spots.slice(0, 1), frame, least, most);
}

/** The sides of these squares together, in the plane's own pixels. */
export function box(spots: readonly Spot[]): { left: number; top: number; right: number; bottom: number } {
  if (spots.length === 0) return box([{ x: 0, y: 0 }]);
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  return {
    left: Math.min(...xs) * CELL.width,
    right: (Math.max(...xs) + 1) * CELL.width,
    top: -Math.max(...ys) * CELL.height,
    bottom: (1 - Math.min(...ys)) * CELL.height,
  };
}

/** Nearer or farther by `factor`, so that the point under the finger stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = clamp(camera.scale * factor, LEAST, MOST);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** The plane moved by some pixels, never so far that all of it is out of sight. */
export function pan(camera: Camera, dx: number, dy: number, spots: readonly Spot[], frame: Size): Camera {
  const moved = { ...camera, x: camera.x + dx, y: camera.y + dy };
  if (spots.length === 0) return moved;
  const lefts = spots.map((spot) => corner(spot).left * camera.scale);
  const tops = spots.map((spot) => corner(spot).top * camera.scale);
  const [width, height] = [CELL.width * camera.scale, CELL.height * camera.scale];
  return {
    ...moved,
    x: clamp(moved.x, KEPT - Math.max(...lefts) - width, frame.width - KEPT - Math.min(...lefts)),
    y: clamp(moved.y, KEPT - Math.max(...tops) - height, frame.height - KEPT - Math.min(...tops)),
  };
}

/** Whether a square lies wholly inside the frame. */
export function inSight(spot: Spot, camera: Camera, frame: Size): boolean {
  const { left, top } = corner(spot);
  const [x, y] = [camera.x + left * camera.scale, camera.y + top * camera.scale];
  return (
    x >= 0 && y >= 0 && x + CELL.width * camera.scale <= frame.width && y + CELL.height * camera.scale <= frame.height
  );
}

/** The camera moved by the least that brings a square into sight. */
export function reveal(spot: Spot, camera: Camera, frame: Size): Camera {
  const { left, top } = corner(spot);
  const [x, y] = [camera.x + left * camera.scale, camera.y + top * camera.scale];
  const shift = (from: number, length: number, most: number): number =>
    from < MARGIN ? MARGIN - from : Math.min(0, most - MARGIN - length - from);
  return {
    ...camera,
    x: camera.x + shift(x, CELL.width * camera.scale, frame.width),
    y: camera.y + shift(y, CELL.height * camera.scale, frame.height),
  };
}

/** The part of the plane that the frame shows, in the plane's own pixels. */
export const window = ({ x, y, scale }: Camera, { width, height }: Size) => ({
  left: -x / scale,
  top: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** The spot that an arrow leads to: the nearest one on that side; `null` for other keys and where there is none. */
export function towards<S extends Spot>(spots: readonly S[], from: Spot, arrow: string): S | null {
  const way = WAYS[arrow];
  if (way === undefined) return null;
  let best: S | null = null;
  let nearest = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    const far = along + 2 * aside;
    if (along > 0 && far < nearest) [best, nearest] = [spot, far];
  }
  return best;
}

const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
}
