import { describe, expect, test } from "vitest";
import type { Analysis, DecisionInfo } from "@/generated/protocol";
import { across, chanceAt, change, down, drawn, lineAt, listed, PICTURE, rows } from "./analysis";

const decision = (line: number, seat: number, promised: number, kept: number): DecisionInfo => ({
  line,
  seat,
  move: "end",
  best: "end",
  promised,
  kept,
});
const ann = {
  seat: 0,
  choice: -0.2,
  luck: 0.7,
  curve: [
    { line: 0, chance: 0.5, chosen: false },
    { line: 4, chance: 0.3, chosen: true },
    { line: 9, chance: 1, chosen: false },
  ],
};
const bo = {
  seat: 1,
  choice: 0,
  luck: -0.5,
  curve: [
    { line: 0, chance: 0.5, chosen: false },
    { line: 9, chance: 0, chosen: false },
  ],
};
const found: Analysis = { done: 1, of: 1, iterations: 1, decisions: [], accounts: [ann, bo], turns: [] };

describe("the picture of the chances", () => {
  test("spans the game from left to right and the shares from bottom to top", () => {
    expect([across(0, 10), across(10, 10)]).toEqual([PICTURE.left, PICTURE.width - PICTURE.right]);
    expect(down(1)).toBe(PICTURE.top);
    expect(down(0)).toBeGreaterThan(down(0.5));
    expect(drawn(bo.curve, 9).split(" ")).toHaveLength(2);
  });

  test("a place stands for the step below it", () => {
    for (const line of [0, 3, 9]) expect(lineAt(across(line, 9), 9)).toBe(line);
    expect([lineAt(-50, 9), lineAt(9999, 9)]).toEqual([0, 9]);
  });

  test("the table has every step of every curve", () => {
    expect(rows(found)).toEqual([
      { line: 0, chances: [50, 50] },
      { line: 4, chances: [30, 50] },
      { line: 9, chances: [100, 0] },
    ]);
    expect(chanceAt(ann, 8)).toBe(0.3);
  });
});

describe("the choices", () => {
  const all = [decision(1, 0, 0.5, 0.4), decision(2, 1, 0.9, 0.2), decision(3, 0, 0.5, 0.5), decision(4, 0, 0.6, 0.2)];

  test("those that cost most come first, and those that cost nothing are left out", () => {
    expect(listed(all, false, -1).map((one) => one.line)).toEqual([2, 4, 1]);
    expect(listed(all, false, 0).map((one) => one.line)).toEqual([4, 1]);
  });

  test("all of them come in the order of the game", () => {
    expect(listed(all, true, -1).map((one) => one.line)).toEqual([1, 2, 3, 4]);
  });

  test("a change has its sign", () => {
    expect([change(0.123), change(-0.5), change(0)]).toEqual(["+12", "−50", "+0"]);
  });
});
