/** A space of the map where it is drawn: hexagons lie on an edge, one unit from their middle to each corner. */
export interface Hex {
  space: number;
  q: number;
  r: number;
  x: number;
  y: number;
}

const HEIGHT = Math.sqrt(3);
/** North, then clockwise, as the rules count directions (XH03). */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const ROUND = [0, 1, 2, 3, 4, 5].map((corner) => (Math.PI / 3) * corner);
const corner = (angle: number): readonly [number, number] => [Math.cos(angle), Math.sin(angle)];

/** The corners of a hexagon around 0, 0, as SVG wants them. */
export const CORNERS = ROUND.map((angle) =>
  corner(angle)
    .map((one) => one.toFixed(3))
    .join(),
).join(" ");

/** The spaces of a map, from their columns and rows. */
export const hexesOf = (spaces: readonly (readonly number[])[]): Hex[] =>
  spaces.map(([q = 0, r = 0], space) => ({ space, q, r, x: 1.5 * q, y: HEIGHT * (r + q / 2) }));

/** A space's column and row in words, with a minus that is read as one. */
export const placeOf = (q: number | string, r: number | string): string => `${q}, ${r}`.replaceAll("-", "−");

/** What some hexagons cover, with their borders. */
export function extent(hexes: readonly Hex[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - HEIGHT / 2];
  return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + HEIGHT / 2 - top };
}

/** The two steps of each arrow key; the second one where the first leads off the map. Opposite keys lead back. */
const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowUp: [[0, -1]],
  ArrowDown: [[0, 1]],
  ArrowRight: [
    [1, -1],
    [1, 0],
  ],
  ArrowLeft: [
    [-1, 1],
    [-1, 0],
  ],
};

/** The space that a key leads to from another one, `undefined` for other keys and off the map. */
export function neighbourToward(hexes: readonly Hex[], from: number, key: string): number | undefined {
  const { q, r } = hexes[from]!;
  const found = (STEPS[key] ?? []).map(([dq, dr]) => hexes.find((one) => one.q === q + dq && one.r === r + dr));
  return found.find((one) => one !== undefined)?.space;
}

/** The borders of tiles, as the `d` of a path: the edges beyond which another tile lies, or nothing. */
export function borders(hexes: readonly Hex[], tileOf: (space: number) => number): string {
  const at = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex.space]));
  const lines: string[] = [];
  for (const { space, q, r, x, y } of hexes)
    DIRECTIONS.forEach(([dq, dr], way) => {
      const other = at.get(`${q + dq},${r + dr}`);
      if (other !== undefined && tileOf(other) === tileOf(space)) return;
      // North is the edge between the corners at 240 and 300 degrees.
      const ends = [way + 4, way + 5].map((n) => corner((Math.PI / 3) * n));
      const [from, to] = ends.map(([cx, cy]) => `${(x + cx).toFixed(3)} ${(y + cy).toFixed(3)}`);
      lines.push(`M${from}L${to}`);
    });
  return lines.join("");
}

/** The spaces of a way, the last one included and the first one not, from the space before each. */
export function wayTo(ways: readonly number[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let space = to; space !== from && space >= 0 && found.length <= ways.length; space = ways[space] ?? -1)
    found.unshift(space);
  return ways[to] === undefined || ways[to] < 0 ? [] : found;
}
