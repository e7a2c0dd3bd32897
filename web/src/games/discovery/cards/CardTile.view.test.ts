import { expect, test } from "vitest";
import { sampleBoard } from "@/testing/sampleBoard";
import { classic } from "@/games/discovery/samples";
import type { Position } from "@/generated/games/evolution";
import { renderAt, words } from "@/testing/render";
import CardTile from "./CardTile.svelte";

/** What a screen reader says of a card, part by part. */
function label(card: string, at: string, change: Partial<Position> = {}): string[] {
  const board = sampleBoard(change);
  document.body.replaceChildren();
  const page = renderAt(board, CardTile, {
    card: board.deck.card(card),
    at,
    outline: at.startsWith("tree:") && !board.tree.has(card),
  });
  return words(page.querySelector(".said")).split(", ");
}

test("a card of the hand says its era, its family and what can be done with it", () => {
  expect(label("gathering", "hand:gathering")).toEqual(["Gathering", "era 1", "Food"]);
  const playable = label("gathering", "hand:gathering", { legal: ["place gathering", "replay gathering"] });
  expect(playable.join(", ")).toMatch(/^Gathering, era 1, Food, .*place/i);
});

test("a card of the tree says whether it is discovered, and whether it came last", () => {
  expect(label("fire", "tree:fire")).toContain("not yet discovered");
  const placed = label("fire", "tree:fire", { tree: ["gathering", "fire"], last: "fire" });
  expect(placed).toContain("discovered");
  expect(placed).toHaveLength(5);
});

test("where nobody knows what lies in the pile, nothing is said of it (H01)", () => {
  expect(label("fire", "tree:fire", { hidden_tree: true })).toEqual(["Fire", "era 2", "Food"]);
});

test("a discard of the whole turn is read out with what goes with it (S11)", () => {
  const edition = classic({ one_action: true });
  const said = label("gathering", "hand:gathering", {
    classic: edition,
    legal: ["place gathering", "discard gathering"],
  });
  expect(said.join(", ")).toContain("discard, draw and rob");
});

test("a prerequisite that is not asked for has no cross (S26)", () => {
  label("cooking", "hand:cooking");
  expect(document.querySelectorAll(".needs .gap")).toHaveLength(1);
  label("cooking", "hand:cooking", { classic: classic({ prerequisites: false }) });
  expect(document.querySelectorAll(".needs .gap")).toHaveLength(0);
  expect(document.querySelectorAll(".needs .unknown")).toHaveLength(1);
});
