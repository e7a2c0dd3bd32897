import { expect, test } from "vitest";
import { Memory } from "./storage";

test("unreadable memory counts as none", () => {
  const shelf = { getItem: () => "{", setItem: () => undefined };
  expect(new Memory(shelf).tables()).toEqual([]);
  expect(new Memory(shelf).preferences().density).toBe("cards");
});
