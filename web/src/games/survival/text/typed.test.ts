import { expect, test } from "vitest";
import { typedMove } from "./typed";

test("a direction leads on from where one stands", () => {
  expect(typedMove("n", { q: 2, r: 1 })).toBe("move 2,0");
  expect(typedMove(" SO ", { q: 0, r: 0 })).toBe("move -1,1");
});

test("anything else is sent as it is typed", () => {
  expect(typedMove("craft  spear by 2", { q: 0, r: 0 })).toBe("craft spear by 2");
});
