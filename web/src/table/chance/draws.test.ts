import { expect, test } from "vitest";
import { drawnIn, drawsOf } from "./draws";

const frames = ["", "collect", "roll = 3,4", "let", "wood = 9", "done"].map((line) => ({ line }));

test("draws are counted by the lines that hold an outcome", () => {
  expect(drawsOf(frames)).toEqual([
    { number: 1, step: 2 },
    { number: 2, step: 4 },
  ]);
});

test("the draws of some steps are those of the first to the last", () => {
  const numbers = (first: number, last: number) => drawnIn(drawsOf(frames), first, last).map(({ number }) => number);

  expect([numbers(0, 1), numbers(2, 2), numbers(2, 4), numbers(3, 5)]).toEqual([[], [1], [1, 2], [2]]);
});
