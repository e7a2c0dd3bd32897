import { expect, test } from "vitest";
import { freePlace } from "./freePlace";

const box = (top: number, height = 20, left = 0, width = 100) => ({ left, top, width, height });

test("words stand below others that are there", () => {
  expect(freePlace(box(10), [box(28), box(5)], null, 500).top).toBe(50);
  expect(freePlace(box(10), [box(5, 20, 300)], null, 500).top).toBe(10);
});

test("words leave the sentence free that has to be read", () => {
  expect(freePlace(box(40), [], box(30, 60), 500).top).toBe(92);
  expect(freePlace(box(40), [box(92)], box(30, 60), 500).top).toBe(114);
});

test("below a sentence at the foot of the window there is no room, so words stand above it", () => {
  expect(freePlace(box(440), [], box(430, 60), 500).top).toBe(408);
});
