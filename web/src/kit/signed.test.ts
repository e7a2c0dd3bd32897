import { expect, test } from "vitest";
import { signed } from "./signed";

test("points below nothing have a minus, and none are written as nothing", () => {
  expect([signed(-2), signed(0), signed(7), signed(null)]).toEqual(["−2", "0", "7", ""]);
});
