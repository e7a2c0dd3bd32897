import { expect, test } from "vitest";
import { actionsOf } from "./actions";
import { read } from "@/games/survival/text/notation";

const moves = (...all: string[]) => all.map((move) => ({ move, said: read(move, ["Ann", "Bo"]) }));

test("what serves the quest comes first, the end of the turn last, and steps stand on the map", () => {
  const groups = actionsOf(moves("move 0,-1", "collect", "end", "deliver wood 2", "explore 1,-3"));
  expect(groups.map(({ group }) => group)).toEqual(["quest", "here", "end"]);
  expect(groups.flatMap((one) => one.moves)).toEqual(["deliver wood 2", "collect", "end"]);
});

test("no move is lost", () => {
  expect(actionsOf(moves("dance")).flatMap((one) => one.moves)).toEqual(["dance"]);
});
