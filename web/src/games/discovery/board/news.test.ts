import { expect, test } from "vitest";
import { happening, position, steps } from "@/games/discovery/samples";
import { freshCards, sameQuestion } from "./news";

test("fresh cards are those that others placed since one's own last turn", () => {
  const told = steps(
    happening("turn", 1),
    happening("placed", 1, { card: "old" }),
    happening("turn", 0),
    happening("placed", 0, { card: "mine" }),
    happening("turn", 1),
    happening("placed", 1, { card: "new" }),
    happening("turn", 0),
  );
  expect([...freshCards(told, 0, 2)]).toEqual(["new"]);
  expect([...freshCards([...told, ...steps(happening("returned", 1, { card: "new" }))], 0, 2)]).toEqual([]);
});

test("somebody who comes or goes changes no question", () => {
  const asked = position({ legal: ["place fire", "end"] });
  expect(sameQuestion(asked, { ...asked })).toBe(true);
  expect(sameQuestion(asked, { ...asked, legal: ["end"] })).toBe(false);
});
