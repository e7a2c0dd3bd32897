import { expect, test } from "vitest";
import type { LessonInfo } from "@/generated/protocol";
import { doneHere, keepDone, lessonBehind, stepFor, toGoOn, topicsOf } from "./lessons";

const all: LessonInfo[] = [
  { id: "first", topic: "begin", game: "explore", rules: [["C01"], ["E01", "E08"]], ending: ["G09", "G01"] },
  { id: "intro", topic: "begin", game: "intro", rules: [["C01", "G01"]], ending: [] },
  { id: "day", topic: "begin", game: "discover:beacon", rules: [["XC10"], ["C01"]], ending: [] },
];

function memory(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  };
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

test("a rule that only last words are about is shown at the end of that lesson", () => {
  expect(stepFor(all, "G09", "explore", () => true)).toEqual({ lesson: "first", step: 2 });
  expect(stepFor(all, "G01", "explore", () => true)).toEqual({ lesson: "intro", step: 0 });
});

test("lessons are listed under their topics, those of each family apart", () => {
  const family = (game: string): string => game.split(":")[1] ?? "cards";
  expect(topicsOf(all, family).map((one) => [one.family, one.topic, one.lessons.map(({ id }) => id)])).toEqual([
    ["cards", "begin", ["first", "intro"]],
    ["beacon", "begin", ["day"]],
  ]);
});

test("one goes on with the first lesson that was not done", () => {
  expect(toGoOn(all, new Set(["first", "day"]))).toBe("intro");
  expect(toGoOn(all, new Set(["first", "intro", "day"]))).toBe("");
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
