import { expect, test } from "vitest";
import type { PuzzleInfo } from "@/generated/protocol";
import { keepSolved, nextPuzzle, solvedHere } from "./puzzles";

const all = ["a", "b", "c"].map((id) => ({ id }) as PuzzleInfo);

function memory(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  };
}

test("the next puzzle is the next one that is not solved", () => {
  expect(nextPuzzle(all, "", new Set())).toBe("a");
  expect(nextPuzzle(all, "a", new Set(["b"]))).toBe("c");
  expect(nextPuzzle(all, "c", new Set(["a"]))).toBe("b");
});

test("where all are solved it goes round", () => {
  expect(nextPuzzle(all, "b", new Set(["a", "b", "c"]))).toBe("c");
  expect(nextPuzzle(all, "c", new Set(["a", "b", "c"]))).toBe("a");
  expect(nextPuzzle([], "", new Set())).toBe("");
});

test("what was solved is remembered, and nonsense is not", () => {
  const store = memory("[1, {");
  expect(solvedHere(store).size).toBe(0);
  keepSolved(store, "a");
  keepSolved(store, "b");
  keepSolved(store, "a");
  expect([...solvedHere(store)]).toEqual(["a", "b"]);
});
