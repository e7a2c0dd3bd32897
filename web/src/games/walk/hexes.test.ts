import { expect, test } from "vitest";
import { neighbourToward, extent, hexesOf } from "./hexes";

const hexes = hexesOf([
  [0, -1],
  [1, -1],
  [-1, 0],
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
]);

test("arrows lead to the space beside, and opposite ones back", () => {
  const from = (space: number, ...keys: string[]) =>
    keys.reduce((at, key) => neighbourToward(hexes, at, key) ?? -1, space);
  expect(from(3, "ArrowUp")).toBe(0);
  expect(from(3, "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")).toBe(3);
  expect(neighbourToward(hexes, 2, "ArrowUp")).toBe(0);
  expect([neighbourToward(hexes, 0, "ArrowUp"), neighbourToward(hexes, 3, "Enter")]).toEqual([undefined, undefined]);
});

test("the map is as wide as its widest row and as high as its rows", () => {
  const { left, top, width, height } = extent(hexes);
  expect([left, top, width, height].map((one) => one.toFixed(2))).toEqual(["-2.60", "-2.50", "5.20", "5.00"]);
});
