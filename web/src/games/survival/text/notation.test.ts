import { expect, test } from "vitest";
import { read } from "./notation";

const NAMES = ["Ann", "Bo to Be"];

test.each([
  ["move 0,-1", { word: "move", place: "0,-1" }],
  ["collect", { word: "collect" }],
  ["collect wood", { word: "collect", piece: "wood" }],
  ["craft spear by 2 less wood", { word: "craft", piece: "spear", more: "by 2 less wood" }],
  ["rest thirst with dirty", { word: "rest", piece: "thirst", more: "with dirty" }],
  ["rest thirst with dirty for Ann", { word: "rest", piece: "thirst", more: "with dirty", seat: 0 }],
  ["hand project-spear to Bo to Be", { word: "hand", piece: "project-spear", seat: 1 }],
  ["trade Bo to Be", { word: "trade", seat: 1 }],
  ["deliver wood 2", { word: "deliver", piece: "wood", number: 2 }],
  ["deliver flare", { word: "deliver", piece: "flare", number: 1 }],
  ["bonus sling reroll", { word: "bonus", piece: "sling", more: "reroll" }],
  ["pay dirty medicine", { word: "pay", piece: "dirty", more: "medicine" }],
  ["take 2", { word: "take", number: 2 }],
  ["end", { word: "end" }],
] as const)("%s", (move, parts) => {
  expect(read(move, NAMES)).toEqual({ piece: "", seat: -1, place: "", number: 0, more: "", ...parts });
});
