import { expect, test } from "vitest";
import { sampleBoard } from "@/testing/sampleBoard";
import { assets, withAssets } from "@/testing/assets";
import { renderAt, words } from "@/testing/render";
import CardTile from "@/games/discovery/cards/CardTile.svelte";
import CardPanel from "@/games/discovery/panel/CardPanel.svelte";
import Seat from "@/games/discovery/panel/Seat.svelte";
import { markerSign } from "./asset";

const said = (page: HTMLElement): string => words(page.querySelector(".said"));

test("a card says its asset, a Raid with its strength (Y01)", async () => {
  const board = await withAssets(sampleBoard({ assets: assets() }));
  const page = renderAt(board, CardTile, { card: board.deck.card("cooking"), at: "hand:cooking" });
  expect(said(page)).toBe("Cooking, era 2, Food, Raid 2");
  expect(words(page.querySelector(".asset"))).toBe("2");
  expect(page.querySelector(".asset")?.getAttribute("title")).toMatch(/^Raid 2: Take 2 points/);
});

test("a card under a marker says whom its asset is ready for (Y06)", async () => {
  const board = await withAssets(sampleBoard({ tree: ["fire"], assets: assets({ ready: [[], ["fire"], []] }) }));
  const page = renderAt(board, CardTile, { card: board.deck.card("fire"), at: "tree:fire" });
  expect(said(page)).toContain("Guard, ready for Bo");
  expect(words(page.querySelector(".asset.ready i"))).toBe("B");
});

test("a card that is looked at tells what its asset does", async () => {
  const board = await withAssets(sampleBoard({ assets: assets() }));
  const page = renderAt(board, CardPanel, { card: "hide", onclose: () => undefined, onplayed: () => undefined });
  expect(words(page.querySelector(".asset"))).toBe(
    "Loot. Take an asset that another player has ready, and one of their points.",
  );
});

test("where nobody plays with assets no card has one", () => {
  const board = sampleBoard();
  const page = renderAt(board, CardTile, { card: board.deck.card("fire"), at: "hand:fire" });
  expect(said(page)).toBe("Fire, era 2, Food");
  expect(page.querySelectorAll(".asset")).toHaveLength(0);
});

test("markers of seats whose names begin alike have different signs", () => {
  const board = sampleBoard();
  board.people = board.people.map((one) => ({ ...one, name: one.name === "Ann" ? "Bea" : one.name }));
  expect([0, 1, 2].map((seat) => markerSign(board, seat))).toEqual(["B1", "B2", "C"]);
});

test("a seat shows its two markers and says what is ready, and whether it is safe (Y06, Y09)", async () => {
  const state = assets({ ready: [["fire"], ["cooking", "hide"], []], safe: [1] });
  const board = await withAssets(sampleBoard({ assets: state }));
  const page = renderAt(board, Seat, { seat: 1, compact: false });
  expect(words(page.querySelector(".who .said"))).toMatch(/ready: Raid 2 of Cooking, Loot of Hide, safe/);
  expect(page.querySelectorAll(".safe bdi")).toHaveLength(1);
  expect(page.querySelectorAll(".socket svg")).toHaveLength(2);
  document.body.replaceChildren();
  const other = renderAt(board, Seat, { seat: 0, compact: true });
  expect(words(other.querySelector(".who .said"))).toMatch(/ready: Guard of Fire$/);
  expect([...other.querySelectorAll(".socket")].map((one) => one.getAttribute("title"))).toEqual([
    "Guard of Fire",
    "A free marker",
  ]);
});
