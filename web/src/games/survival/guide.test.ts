import { expect, test } from "vitest";
import type { SurvivalPosition } from "@/generated/games/discover";
import { guideOf } from "./guide";

const TILE = { group: "start", ground: "hhahbha" };
const FOG = { group: "near", ground: "" };
const day = (some: object): SurvivalPosition =>
  ({
    phase: "day",
    night: 0,
    viewer: 0,
    actors: [0],
    legal: ["explore 2,1", "end"],
    tiles: [TILE, FOG],
    survivors: [{ space: 0, stamina: 10 }],
    stage: 1,
    ...some,
  }) as unknown as SurvivalPosition;

test("a first day goes from the character to the land around, a token, the quest and the night", () => {
  expect(guideOf(day({ phase: "choosing" }))).toBe("choose");
  expect(guideOf(day({}))).toBe("explore");
  expect(guideOf(day({ tiles: [TILE, TILE] }))).toBe("go");
  expect(guideOf(day({ tiles: [TILE, TILE], legal: ["collect", "end"] }))).toBe("collect");
  expect(guideOf(day({ tiles: [TILE, TILE], survivors: [{ space: 3, stamina: 8 }] }))).toBe("quest");
  expect(guideOf(day({ tiles: [TILE, TILE], survivors: [{ space: 3, stamina: 1 }] }))).toBe("end");
});

test("nobody is led in another's turn, or after the first night", () => {
  expect(guideOf(day({ actors: [1] }))).toBe("");
  expect(guideOf(day({ night: 1 }))).toBe("");
});
