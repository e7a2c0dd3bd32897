import type { SurvivalPosition } from "@/generated/games/discover";
import { disc, type Drawing, type Shape } from "@/table/end/picture";
import { extent, hexesOf, type Hex } from "./map/hexes";
import type { SurvivalTable } from "./survivalTable.svelte";

/** The side of a hexagon. */
const SIDE = 14;
const EDGE = 8;
/** The grounds in the order of the land's letters, as the map has them. */
const GROUNDS = ["#d9cf9b", "#c9c4bd", "#a9bd82", "#b9a488", "#8a8f9c", "#9fc3c7"] as const;
const PAWNS = ["era-5", "era-2", "era-6", "era-4"] as const;

/** The map in small, with the survivors, their fires and what they had discovered. */
export function portrait(position: SurvivalPosition, _: SurvivalTable, before?: SurvivalPosition): Drawing {
  const hexes = hexesOf(position.spaces);
  const { left, top, width, height } = extent(hexes);
  const at = ({ x, y }: Hex): [number, number] => [EDGE + (x - left) * SIDE, EDGE + (y - top) * SIDE];
  const letters = position.terrains.map(({ letter }) => letter);
  const ground = (hex: Hex, now: SurvivalPosition): string =>
    now.tiles[Math.floor(hex.space / 7)]?.ground[hex.space % 7] ?? "";
  const shapes: Shape[] = hexes.map((hex) => {
    const found = letters.indexOf(ground(hex, position));
    const fresh = before !== undefined && found >= 0 && ground(hex, before) === "";
    const fill = found < 0 ? "ground-deep" : GROUNDS[found % GROUNDS.length]!;
    return { d: hexagon(...at(hex)), fill, stroke: fresh ? "lit" : "line-strong", width: fresh ? 2.5 : 0.6 };
  });
  for (const space of position.fires) shapes.push({ d: flame(...at(hexes[space]!)), fill: "era-2", stroke: "raised" });
  position.survivors.forEach(({ state, space }, seat) => {
    const hex = hexes[space];
    if (hex === undefined || state === "left") return;
    const [x, y] = at(hex);
    const aside = (seat % 2 === 0 ? -1 : 1) * 5;
    const [fill, stroke] = state === "dead" ? ["ground-deep", "ink"] : [PAWNS[seat % PAWNS.length]!, "raised"];
    shapes.push({ d: disc(x + aside, y + (seat > 1 ? 5 : -2), 5), fill, stroke, width: 1.5 });
  });
  return { width: width * SIDE + 2 * EDGE, height: height * SIDE + 2 * EDGE, shapes };
}

function hexagon(x: number, y: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)} ${(y + SIDE * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

const flame = (x: number, y: number): string => `M${x} ${y - 9}c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 3-5 6-11z`;
