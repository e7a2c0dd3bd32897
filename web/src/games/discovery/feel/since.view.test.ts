import { expect, test } from "vitest";
import { sampleBoard } from "@/games/discovery/board/sampleBoard";
import { happening, steps } from "@/games/discovery/samples";
import { sinceOf } from "./since";

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
  expect(sinceOf(board)?.text).toBe("Bo: 1 card, +4 points, era 2 opened. Bo takes Cooking from you.");
  board.steps = [...board.steps, ...steps(happening("placed", 0))];
  expect(sinceOf(board)).toBeNull();
});
