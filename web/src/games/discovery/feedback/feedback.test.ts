import { expect, test } from "vitest";
import { happening } from "@/games/discovery/samples";
import feel from "./feedback";

test("what is placed, won and taken is heard, what is lost and what goes on by itself is not", () => {
  const told = [
    happening("placed", 0, { card: "fire" }),
    happening("opened", 0, { number: 2 }),
    happening("trump", 0, { number: 1 }),
    happening("scored", 0, { number: 4 }),
    happening("scored", 1, { number: -5 }),
    happening("stolen", 1, { other: 0 }),
    happening("refilled", -1),
  ];
  expect(told.map(feel.soundOf)).toEqual(["place", "era-opens", "trump", "points", null, "steal", null]);
});

test("programs speak of good moves, closed eras and what is done to somebody", () => {
  const of = (kind: string, change = {}) => feel.occasionOf(happening(kind, 0, change));
  expect(of("dealt")).toEqual({ kind: "start", seat: -1 });
  expect(of("closed", { number: 2 })).toEqual({ kind: "era", seat: 0 });
  expect(of("stolen", { other: 2 })).toEqual({ kind: "hit", seat: 2 });
  expect(of("scored", { number: 5 })).toEqual({ kind: "well", seat: 0 });
  expect(of("scored", { number: 1 })).toBeNull();
});

test("programs say the same to whoever may not know which card went from hand to hand", () => {
  for (const kind of ["drew", "gave", "stolen"]) {
    const told = (card: string) => feel.occasionOf(happening(kind, 0, { other: 1, card }));
    expect(told("fire")).toEqual(told(""));
  }
});
