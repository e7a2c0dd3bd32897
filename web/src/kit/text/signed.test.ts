import { expect, test } from "vitest";
import { changeOf, signed } from "./signed";

test("points below nothing have a minus, and none are written as nothing", () => {
  expect([signed(-2), signed(0), signed(7), signed(null)]).toEqual(["−2", "0", "7", ""]);
});

test("a gain has a plus, a loss a minus", () => {
  expect([changeOf(2), changeOf(-2), changeOf(0)]).toEqual(["+2", "−2", "0"]);
});
