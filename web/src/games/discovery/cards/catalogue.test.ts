import { expect, test } from "vitest";
import type { DeckInfo } from "@/generated/games/evolution";
import { Deck } from "./catalogue";

test("a deck knows all that must come before a card", () => {
  const card = (id: string, era: number, ...prerequisites: string[]) => ({
    id,
    era,
    family: "food",
    prerequisites,
    leads_to: [],
  });
  const info = {
    first: 1,
    eras: [{ en: "One" }, { en: "Two" }],
    families: [{ id: "food" }],
    cards: [card("a", 1), card("b", 1, "a"), card("c", 2, "b")],
  };
  const deck = new Deck(info as unknown as DeckInfo);
  expect([...deck.ancestors("c")].sort()).toEqual(["a", "b"]);
  expect(deck.rows.map((row) => row.cards.length)).toEqual([2, 1]);
  expect(deck.hue("food")).toBe(1);
});

test("eras before those in play count as placed, and have no row (B12)", () => {
  const info = {
    first: 1,
    eras: [],
    families: [],
    cards: [1, 1, 2, 2, 3].map((era, at) => ({ id: `c${at}`, era })),
  } as never;
  const deck = new Deck(info, ["stop", "eras=2-2"]);
  expect([deck.before, deck.rows.map((row) => row.era)]).toEqual([["c0", "c1"], [2]]);
});

test("the cards of a deck that this one builds on count as placed, too (B12, B13)", () => {
  const info = { first: 2, eras: [], families: [], cards: [1, 1, 2, 2, 3].map((era, at) => ({ id: `c${at}`, era })) };
  const deck = new Deck(info as never);
  expect([deck.before, deck.rows.map((row) => row.era)]).toEqual([
    ["c0", "c1"],
    [2, 3],
  ]);
});

test("the era of a side pile has a row, and counts once its cards lie there (S29)", () => {
  const info = { first: 1, eras: [], families: [], cards: [1, 1, 2, 2, 3].map((era, at) => ({ id: `c${at}`, era })) };
  const deck = new Deck(info as never, ["eras=3-3", "truncated"]);

  expect([deck.before, deck.rows.map((row) => row.era)]).toEqual([
    ["c0", "c1"],
    [2, 3],
  ]);
});
