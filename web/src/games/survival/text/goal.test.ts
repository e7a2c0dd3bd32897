import { expect, test } from "vitest";
import { nextTask } from "./goal";

const task = (number: number, route: string, done: number, target: number, stage = 1) => ({
  number, stage, route, kind: "clues", done, target, space: -1,
}); // prettier-ignore

test("the next task is the first open one of the route that has come furthest", () => {
  const tasks = [task(0, "a", 0, 3), task(1, "b", 2, 2), task(2, "b", 0, 4), task(3, "a", 9, 9, 2)];
  expect(nextTask({ tasks, stage: 1 })?.number).toBe(2);
  expect(nextTask({ tasks: [task(0, "a", 0, 3), task(1, "b", 0, 3)], stage: 1 })?.number).toBe(0);
});

test("where all is done nothing is next", () => {
  expect(nextTask({ tasks: [task(0, "a", 3, 3)], stage: 1 })).toBeUndefined();
  expect(nextTask({ tasks: [], stage: 1 })).toBeUndefined();
});
