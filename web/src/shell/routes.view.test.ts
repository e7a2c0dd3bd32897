import { expect, test } from "vitest";
import { leadOn, readdress } from "./routes";

const ONE = { page: "replay", table: "ONE", step: 12 } as const;

test("a step that is shown is in the address of its page", () => {
  location.hash = "#/replay/ONE/3";
  readdress(ONE, ONE);
  expect(location.hash).toBe("#/replay/ONE/12");
  readdress(ONE, { ...ONE, step: 0 });
  expect(location.hash).toBe("#/replay/ONE");
});

test("a page that stays gets the address of what it made", () => {
  location.hash = "#/deal/E1-2";
  readdress({ page: "deal", code: "E1-2" }, { page: "deal", code: "E1-2.key" });
  expect(location.hash).toBe("#/deal/E1-2.key");
});

test("whoever is still at a page is led on from it", () => {
  location.hash = "#/puzzles";
  leadOn({ page: "puzzles", puzzle: "" }, { page: "puzzles", puzzle: "ONE" });
  expect(location.hash).toBe("#/puzzles/ONE");
});

test.each(["#/replay/TWO", "#/record/ONE/3", "#/learn/ONE", "#/"])("who has gone on to %s is not led back", (gone) => {
  location.hash = gone;
  readdress(ONE, ONE);
  leadOn(ONE, { page: "help" });
  expect(location.hash).toBe(gone);
});
