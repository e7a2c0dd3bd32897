import { expect, test } from "vitest";
import type { SurvivalHappening } from "@/generated/games/discover";
import { arrivalsOf } from "./arrivals";

const told = (kind: string, other: number, space: number): SurvivalHappening => ({
  family: "discover",
  kind,
  seat: -1,
  other,
  table: "",
  piece: "",
  number: 0,
  space,
});

const NIGHT = told("night", -1, -1);

test("an enemy comes from where it stood, step by step, and a new one appears", () => {
  const before = [told("placed", 2, 13), told("retreated", 2, 14), NIGHT];
  const night = [told("prowled", 2, 15), told("placed", 3, 40), told("prowled", 2, 16), told("prowled", -1, 14)];
  expect(arrivalsOf([...before, ...night])).toEqual([
    { row: 2, way: [14, 15, 16] },
    { row: 3, way: [40] },
  ]);
});

test("an enemy that is slain has no arrow", () => {
  const night = [NIGHT, told("placed", 2, 14), told("placed", 3, 40), told("slain", 3, 40)];
  expect(arrivalsOf(night)).toEqual([{ row: 2, way: [14] }]);
});

test("by day the arrows go, and the next night has its own", () => {
  const night = [told("placed", 2, 14), NIGHT, told("prowled", 2, 15)];
  expect(arrivalsOf([...night, told("moved", -1, 3)])).toEqual([]);
  expect(arrivalsOf([...night, NIGHT, told("placed", 4, 7)])).toEqual([{ row: 4, way: [7] }]);
});
