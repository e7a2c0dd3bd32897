import { describe, expect, test } from "vitest";
import { arriving } from "./pendingParts";

const told = (): string | undefined => document.documentElement.dataset.arriving;

describe("parts on their way", () => {
  test("the root element tells how many there are, until the last one is there", async () => {
    let first = (): void => undefined;
    let second = (): void => undefined;
    const one = arriving(new Promise<void>((done) => (first = done)));
    const two = arriving(new Promise<void>((done) => (second = done)));
    expect(told()).toBe("2");
    first();
    await one;
    expect(told()).toBe("1");
    second();
    await two;
    expect(told()).toBeUndefined();
  });

  test("one that cannot be had is no longer on its way, and fails", async () => {
    await expect(arriving(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect(told()).toBeUndefined();
  });
});
