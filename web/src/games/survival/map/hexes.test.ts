import { expect, test } from "vitest";
import { neighbourToward, borders, extent, hexesOf, wayTo } from "./hexes";

const ROUND = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const hexes = hexesOf(ROUND);

test("north lies above, and a column further to the right", () => {
  expect(hexes[1]!.y).toBeLessThan(hexes[0]!.y);
  expect(hexes[2]!.x).toBeGreaterThan(hexes[0]!.x);
  expect(extent(hexes).width).toBeCloseTo(5);
});

test("opposite keys lead back", () => {
  for (const [there, back] of [
    ["ArrowUp", "ArrowDown"],
    ["ArrowRight", "ArrowLeft"],
  ] as const) {
    const over = neighbourToward(hexes, 0, there)!;
    expect(over).not.toBe(0);
    expect(neighbourToward(hexes, over, back)).toBe(0);
  }
});

test("a key that leads off the map leads nowhere", () => {
  expect(neighbourToward(hexes, 1, "ArrowUp")).toBeUndefined();
  expect(neighbourToward(hexes, 0, "Enter")).toBeUndefined();
});

test("a tile by itself is drawn around its eighteen outer edges", () => {
  expect(borders(hexes, () => 0).split("M")).toHaveLength(1 + 18);
  expect(borders(hexes, (space) => space).split("M")).toHaveLength(1 + 42);
});

test("each edge of a border lies between its space and the neighbour beyond", () => {
  const [one] = hexesOf([[0, 0]]);
  const first = borders([one!], () => 0)
    .slice(1)
    .split("M")[0]!;
  const numbers = first.split(/[ L]/).map(Number);
  expect(numbers[1]).toBeCloseTo(-Math.sqrt(3) / 2);
  expect(numbers[3]).toBeCloseTo(-Math.sqrt(3) / 2);
});

test("a way is told space by space, and there is none to where nobody can go", () => {
  const ways = [-1, 0, 1, -1];
  expect(wayTo(ways, 0, 2)).toEqual([1, 2]);
  expect(wayTo(ways, 0, 3)).toEqual([]);
  expect(wayTo([], 0, 3)).toEqual([]);
});
