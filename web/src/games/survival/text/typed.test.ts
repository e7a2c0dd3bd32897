import { expect, test } from "vitest";
import { speaking } from "@/testing/texts";
import { typedMove } from "./typed";

test("a direction leads on from where one stands", () => {
  expect(typedMove("n", { q: 2, r: 1 }, speaking("en"))).toBe("move 2,0");
  expect(typedMove(" SW ", { q: 0, r: 0 }, speaking("en"))).toBe("move -1,1");
});

test("west is ouest in French, and east is Ost in German", () => {
  expect(typedMove("so", { q: 0, r: 0 }, speaking("fr"))).toBe("move -1,1");
  expect(typedMove("so", { q: 0, r: 0 }, speaking("de"))).toBe("move 1,0");
});

test("anything else is sent as it is typed", () => {
  expect(typedMove("craft  spear by 2", { q: 0, r: 0 }, speaking("en"))).toBe("craft spear by 2");
});
