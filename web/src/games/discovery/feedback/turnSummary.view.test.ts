import { expect, test } from "vitest";
import { sampleBoard } from "@/testing/sampleBoard";
import { happening, steps } from "@/games/discovery/samples";
import { stepsAway, stepsSince } from "@/table/feedback/turnSummary";
import { openlyOf, sinceOf } from "./turnSummary";

test("a line tells what the others won since one's turn, and what they did to one", () => {
  const board = sampleBoard();
  board.steps = steps(
    happening("turn", 1),
    happening("placed", 1, { card: "fire" }),
    happening("opened", 1, { number: 2 }),
    happening("scored", 1, { number: 4 }),
    happening("stolen", 1, { other: 0, card: "cooking" }),
    happening("turn", 0),
  );
  const told = (): string => sinceOf(board, stepsSince(board.standingSteps, 0), false);
  expect(told()).toBe("Bo: 1 card, +4 points, era 2 opened. Bo takes Cooking from you.");
  board.steps = [...board.steps, ...steps(happening("placed", 0))];
  expect(told()).toBe("");
});

test("what a program did for a reader who was away is told with what the others did", () => {
  const board = sampleBoard();
  const [seen] = steps(happening("turn", 0));
  const [missed] = steps(happening("placed", 0, { card: "fire" }), happening("turn", 1));
  board.steps = [seen!, { ...missed!, seq: 2 }];
  const away = stepsAway(board.standingSteps, 1);
  expect(sinceOf(board, away, true)).toBe("Ann: 1 card.");
  expect(sinceOf(board, away, false)).toBe("");
});

test("what everybody has seen names no card that went from hand to hand", () => {
  const board = sampleBoard();
  board.steps = steps(
    happening("placed", 1, { card: "fire" }),
    happening("scored", 1, { number: 4 }),
    happening("stolen", 1, { other: 0, card: "cooking" }),
    happening("drew", 0, { card: "hide" }),
    happening("placed", 0, { card: "spear" }),
  );
  expect(openlyOf(board, board.standingSteps)).toBe("Ann: 1 card; Bo: 1 card, +4 points");
});
