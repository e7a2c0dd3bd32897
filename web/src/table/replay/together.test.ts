import { describe, expect, test } from "vitest";
import type { SignalInfo } from "@/generated/protocol";
import { latest, lookOf, marksAt, toldOf } from "./together";

const look = (seat: number, step: number, ...marks: string[]): SignalInfo => ({
  number: 1,
  seat,
  kind: "look",
  told: toldOf(step, marks),
  to: -1,
});

describe("looking together", () => {
  test("a look tells its step, with marks or without", () => {
    expect(lookOf(look(0, 12))).toBe(12);
    expect(lookOf(look(0, 0, "card:fire"))).toBe(0);
  });

  test("the last one leads, in whatever order they come", () => {
    const looks = [2, 5, 3].map((number) => ({ ...look(number, number), number }));
    expect(latest(looks)?.seat).toBe(5);
    expect(latest([])).toBeNull();
  });

  test("marks are seen at their step only: one points, several have their order", () => {
    const looks = [look(0, 3, "card:fire"), look(1, 3, "card:fire", "card:cooking"), look(2, 4, "seat:1"), look(3, 3)];
    expect(marksAt(looks, 3).map(({ seat, kind, told }) => [seat, kind, ...told])).toEqual([
      [0, "point", "card:fire"],
      [1, "plan", "card:fire", "card:cooking"],
    ]);
  });
});
