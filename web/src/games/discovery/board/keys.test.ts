import { describe, expect, test } from "vitest";
import { step } from "./keys";

describe("keys", () => {
  test("arrows stay within rows", () => {
    expect(step([9, 9], 0, 8, "ArrowRight")).toEqual([0, 8]);
    expect(step([9, 3], 0, 8, "ArrowDown")).toEqual([1, 2]);
    expect(step([9, 9], 1, 4, "ArrowUp")).toEqual([0, 4]);
    expect(step([9], 0, 4, "Home")).toEqual([0, 0]);
    expect(step([9], 0, 4, "x")).toBeNull();
  });
});
