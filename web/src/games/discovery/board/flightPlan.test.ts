import { describe, expect, test } from "vitest";
import { happening } from "@/games/discovery/samples";
import { flights, MOST_FLIGHTS } from "./flightPlan";

describe("motion", () => {
  test("a card flies from its source to its place", () => {
    expect(
      flights(
        [
          happening("placed", 0, { card: "fire" }),
          happening("placed", 1, { card: "hide", other: 0, number: 2 }),
          happening("drew", 1),
        ],
        0,
      ),
    ).toEqual([
      { card: "fire", from: "hand:fire", to: "tree:fire" },
      { card: "hide", from: "discard-0:hide", to: "tree:hide" },
      { card: "", from: "stack", to: "seat:1" },
    ]);
  });

  test("whoever was away sees where things are, not how they got there", () => {
    expect(
      flights(
        Array.from({ length: MOST_FLIGHTS + 1 }, () => happening("drew", 1)),
        0,
      ),
    ).toEqual([]);
  });
});
