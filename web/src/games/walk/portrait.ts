import type { WalkPosition } from "@/generated/games/walk";
import { disc, type Drawing, type Shape } from "@/table/end/picture";
import { extent } from "./hexes";
import type { WalkTable } from "./walkTable.svelte";

const SIDE = 22;
const EDGE = 8;
const WALKERS = ["era-5", "era-2", "era-6", "era-4"] as const;

/** The map in small, with the tokens that are left and the walkers. */
export function portrait(position: WalkPosition, table: WalkTable): Drawing {
  const { hexes } = table;
  const { left, top, width, height } = extent(hexes);
  const at = (x: number, y: number): [number, number] => [EDGE + (x - left) * SIDE, EDGE + (y - top) * SIDE];
  const shapes: Shape[] = hexes.flatMap(({ space, x, y }) => {
    const middle = at(x, y);
    const token = position.tokens[space] ?? "";
    const ground = { d: hexagon(...middle), fill: "surface", stroke: "line-strong" };
    return token === ""
      ? [ground]
      : [ground, { d: disc(...middle, 6), fill: token.startsWith("treasure") ? "lit" : "line-strong" }];
  });
  position.places.forEach(([q, r], seat) => {
    const hex = hexes.find((one) => one.q === q && one.r === r);
    if (hex === undefined) return;
    const [x, y] = at(hex.x, hex.y);
    shapes.push({
      d: disc(x + (seat % 2 === 0 ? -7 : 7), y + (seat > 1 ? 7 : -7), 6),
      fill: WALKERS[seat % WALKERS.length]!,
      stroke: "raised",
    });
  });
  return { width: width * SIDE + 2 * EDGE, height: height * SIDE + 2 * EDGE, shapes };
}

function hexagon(x: number, y: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * (corner + 0.5);
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)} ${(y + SIDE * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
