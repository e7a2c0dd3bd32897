import { describe, expect, test } from "vitest";
import { plain } from "@/kit/text/markup";
import { happening, names, steps } from "@/games/discovery/samples";
import { verdict } from "./verdict";

describe("a Stop", () => {
  test("is explained until somebody acts again", () => {
    const settled = [
      happening("stopped", 0, { other: 1 }),
      happening("fault", 1, { other: 0, number: 3, about: "H10" }),
      happening("turn", 2),
    ];
    const found = verdict(steps(...settled), names);
    expect(found).toMatchObject({ message: "verdict-founded", rule: "H10", args: { who: "other", whom: "me" } });
    expect(plain(String(found?.args["name"]))).toBe("Bo");
    expect(verdict(steps(...settled, happening("placed", 2)), names)).toBeNull();
    expect(verdict(steps(happening("placed", 2)), names)).toBeNull();
  });

  test("and so is an objection, right or wrong (S34)", () => {
    const told = (number: number) =>
      verdict(steps(happening("objected", 0, { card: "fire", other: 1, number })), names);
    expect(told(1)).toMatchObject({ message: "log-objected-right", rule: "S34", args: { who: "me", whom: "other" } });
    expect(told(0)).toMatchObject({ message: "log-objected-wrong", rule: "S34" });
    expect(plain(String(told(1)?.args["card"]))).toBe("FIRE");
  });
});
