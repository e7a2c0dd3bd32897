import { expect, test } from "vitest";
import type { LessonInfo } from "@/generated/protocol";
import { doneHere, keepDone, lessonBehind, stepFor } from "./lessons";

const all: LessonInfo[] = [
  { id: "first", game: "explore", rules: [["C01"], ["E01", "E08"]] },
  { id: "intro", game: "intro", rules: [["C01", "G01"]] },
  { id: "day", game: "discover:beacon", rules: [["XC10"], ["C01"]] },
];

function memory(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

test("a rule is shown in a lesson of its own game first, and never in one of another family", () => {
  const cards = (game: string): boolean => !game.includes(":");
  expect(stepFor(all, "C01", "intro", cards)).toEqual({ lesson: "intro", step: 0 });
  expect(stepFor(all, "E08", "intro", cards)).toEqual({ lesson: "first", step: 1 });
  expect(stepFor(all, "C01", "discover:gate", (game) => game.startsWith("discover"))).toEqual({
    lesson: "day",
    step: 1,
  });
  expect(stepFor(all, "Z99", "intro", cards)).toBeNull();
});

test("the next lesson is the one behind", () => {
  expect(lessonBehind(all, "first")).toBe("intro");
  expect(lessonBehind(all, "day")).toBe("");
});

test("what was done is remembered, and nonsense is not", () => {
  const store = memory("[1, {");
  expect(doneHere(store).size).toBe(0);
  keepDone(store, "first");
  keepDone(store, "first");
  expect([...doneHere(store)]).toEqual(["first"]);
});
