import { expect, test } from "vitest";
import { sampleBoard } from "@/testing/sampleBoard";
import { happening, position, seat } from "@/games/discovery/samples";
import { gesturesOf } from "./gestures";

test("points rise from the card with their reasons and go to whoever won them", () => {
  const board = sampleBoard(position({ seats: [seat({ points: 9 }), seat(), seat()] }));
  const shown = gesturesOf(board, [
    happening("placed", 0, { card: "fire" }),
    happening("series", 0, { number: 2 }),
    happening("opened", 0, { number: 2 }),
    happening("scored", 0, { number: 4 }),
    happening("trump", 0, { number: 1 }),
  ]);
  expect(shown.map(({ kind }) => kind)).toEqual(["paint", "gain", "token"]);
  expect(shown[1]).toEqual({
    kind: "gain",
    from: ["tree:fire", "seat:0"],
    seat: 0,
    amount: 4,
    total: 9,
    why: "number 2 in series, era 2 opened",
  });
  expect(shown[2]).toMatchObject({ from: ["tree:fire", "seat:0", "seat:0"], to: ["trumps", "seat:0"] });
});

test("what one loses is seen, too, and all of a moment is counted once", () => {
  const board = sampleBoard(position({ seats: [seat(), seat({ points: 3 }), seat()] }));
  const shown = gesturesOf(board, [
    happening("placed", 1, { card: "hide" }),
    happening("scored", 1, { number: 1 }),
    happening("scored", 1, { number: -4 }),
  ]);
  expect(shown).toMatchObject([{ kind: "gain", seat: 1, amount: -3, total: 3, why: "" }]);
});

test("a theft and a Stop are seen at whom they are done to", () => {
  const shown = gesturesOf(sampleBoard(position()), [
    happening("stolen", 1, { other: 0, card: "fire" }),
    happening("stopped", 2, { other: 1 }),
  ]);
  expect(shown).toMatchObject([
    { at: ["seat:0", "seat:1"], tone: "bad" },
    { at: ["seat:1", "seat:2"], tone: "plain" },
  ]);
});
