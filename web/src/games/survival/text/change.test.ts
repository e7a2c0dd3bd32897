import { expect, test } from "vitest";
import { changeOf } from "./change";

test("a gain has a plus, a loss a minus", () => {
  expect([changeOf(2), changeOf(-2), changeOf(0)]).toEqual(["+2", "−2", "0"]);
});
