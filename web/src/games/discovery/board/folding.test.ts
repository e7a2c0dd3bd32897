import { describe, expect, test } from "vitest";
import { linesOf, openOfThemselves, type Growth } from "./folding";

/** Eras 1 to 12 of nine cards each, of which so many lie. */
const tree = (...found: number[]): Growth[] =>
  Array.from({ length: 12 }, (_, index) => ({ era: index + 1, found: found[index] ?? 0, of: 9 }));
const open = (...found: number[]): number[] => [...openOfThemselves(tree(...found))].sort((one, other) => one - other);

describe("the eras of a long tree that are open of themselves", () => {
  test("are the first ones before anything lies", () => expect(open()).toEqual([1, 2, 3, 4, 5]));
  test("are those that have begun, the next one, and those that follow", () =>
    expect(open(4, 2)).toEqual([1, 2, 3, 4, 5]));
  test("are the newest finished ones, too, while there is room", () =>
    expect(open(9, 9, 9, 9, 9, 9, 8, 4, 1)).toEqual([6, 7, 8, 9, 10]));
  test("are all that have begun, even beyond the room", () =>
    expect(open(8, 8, 8, 8, 8, 8, 8, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  test("leave out an era that is finished between others", () =>
    expect(open(1, 9, 1, 1, 1, 1)).toEqual([1, 3, 4, 5, 6, 7]));
  test("are the last ones when all is found", () => expect(open(...Array(12).fill(9))).toEqual([8, 9, 10, 11, 12]));
});

test("folded eras that follow each other share a line, the earliest one first", () => {
  const opened = new Set([6, 7, 9]);
  const eras = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(linesOf(eras, (era) => opened.has(era))).toEqual([
    { folded: [10, 11, 12] },
    { era: 9 },
    { folded: [8] },
    { era: 7 },
    { era: 6 },
    { folded: [1, 2, 3, 4, 5] },
  ]);
  expect(linesOf([2, 1], () => true)).toEqual([{ era: 2 }, { era: 1 }]);
});
