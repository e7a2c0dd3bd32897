import { describe, expect, test } from "vitest";
import { keyAction, step } from "./keys";

describe("keys", () => {
  const press = (key: string, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

  test("reach hand and pool, all five of it", () => {
    expect(keyAction(press("3"), true)).toEqual({ kind: "hand", index: 2 });
    expect("abcde".split("").map((key) => keyAction(press(key), true))).toEqual(
      [0, 1, 2, 3, 4].map((index) => ({ kind: "pool", index })),
    );
  });

  test("mean nothing when switched off or with a modifier, but Escape always cancels", () => {
    expect(keyAction(press("3"), false)).toBeNull();
    expect(keyAction(press("t", { ctrlKey: true }), true)).toBeNull();
    expect(keyAction(press("Escape"), false)).toEqual({ kind: "cancel" });
  });

  test("arrows stay within rows", () => {
    expect(step([9, 9], 0, 8, "ArrowRight")).toEqual([0, 8]);
    expect(step([9, 3], 0, 8, "ArrowDown")).toEqual([1, 2]);
    expect(step([9, 9], 1, 4, "ArrowUp")).toEqual([0, 4]);
    expect(step([9], 0, 4, "Home")).toEqual([0, 0]);
    expect(step([9], 0, 4, "x")).toBeNull();
  });
});
