import { expect, test } from "vitest";
import { idsOf, listed, triesOf } from "./preparedMoves";

test("names stand between commas, however they are spaced", () => {
  expect(listed(" Fire,Wheel ;  ,")).toEqual(["Fire", "Wheel"]);
  expect(listed("")).toEqual([]);
});

test("empty tries are left out and the others keep their order", () => {
  expect(triesOf(["", " place fire ", "end"])).toEqual(["place fire", "end"]);
});

test("what is named in the reader's language is sent by its id", () => {
  const known = new Map([
    ["fire", "Feu"],
    ["wheel", "Roue"],
  ]);
  expect(idsOf("feu, Roue, homo-erectus", known)).toEqual(["fire", "wheel", "homo-erectus"]);
});
