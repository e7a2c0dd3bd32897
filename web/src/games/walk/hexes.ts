/** A space of the map where it is drawn: hexagons stand on a corner, one unit from their middle to each corner. */
export interface Hex {
  space: number;
  q: number;
  r: number;
  x: number;
  y: number;
}

const WIDTH = Math.sqrt(3);

/** The corners of a hexagon around 0, 0, as SVG wants them. */
export const CORNERS = [0, 1, 2, 3, 4, 5]
  .map((corner) => (Math.PI / 3) * (corner + 0.5))
  .map((angle) => `${Math.cos(angle).toFixed(3)},${Math.sin(angle).toFixed(3)}`)
  .join(" ");

/** The spaces of a map, from their axial coordinates. */
export const hexesOf = (spaces: readonly (readonly number[])[]): Hex[] =>
  spaces.map(([q = 0, r = 0], space) => ({ space, q, r, x: WIDTH * (q + r / 2), y: 1.5 * r }));

/** A space's coordinates in words, with a minus that is read as one. */
export const placeOf = (q: number | string, r: number | string): string => `${q}, ${r}`.replaceAll("-", "−");

/** What a map covers, with its hexagons' borders. */
export function extent(hexes: readonly Hex[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2, Math.min(...ys) - 1];
  return { left, top, width: Math.max(...xs) + WIDTH / 2 - left, height: Math.max(...ys) + 1 - top };
}

/** The two steps of each arrow key; the second one where the first leads off the map. Opposite keys lead back. */
const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowLeft: [[-1, 0]],
  ArrowRight: [[1, 0]],
  ArrowUp: [
    [0, -1],
    [1, -1],
  ],
  ArrowDown: [
    [0, 1],
    [-1, 1],
  ],
};

/** The space that a key leads to from another one, `undefined` for other keys and off the map. */
export function neighbourToward(hexes: readonly Hex[], from: number, key: string): number | undefined {
  const { q, r } = hexes[from]!;
  const found = (STEPS[key] ?? []).map(([dq, dr]) => hexes.find((one) => one.q === q + dq && one.r === r + dr));
  return found.find((one) => one !== undefined)?.space;
}
