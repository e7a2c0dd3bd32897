import { expect, test } from "vitest";
import { sampleBoard, server } from "@/testing/sampleBoard";
import { classic, window } from "@/games/discovery/samples";
import WindowStrip from "@/games/discovery/windows/WindowStrip.svelte";
import type { Position } from "@/generated/games/evolution";
import { press, renderAt, words } from "@/testing/render";
import ObjectionMenu from "./ObjectionMenu.svelte";

const CLASSIC = classic({ objectable: ["gathering", "hunting"] });
const LEGAL = ["place fire", "end", "object gathering", "object hunting"];

function shown(change: Partial<Position>, part: typeof ObjectionMenu | typeof WindowStrip) {
  const { asked, player } = server();
  return { asked, page: renderAt(sampleBoard({ classic: CLASSIC, legal: LEGAL, ...change }, player), part, {}) };
}

test("in one's own turn the cards that one can object to are listed behind a button (S34)", async () => {
  const { asked, page } = shown({}, ObjectionMenu);
  const opener = page.querySelector<HTMLElement>("[aria-expanded]")!;
  expect(words(opener)).toContain("Object");
  expect(page.querySelectorAll(".object")).toHaveLength(0);
  await press(opener);
  const cards = [...page.querySelectorAll<HTMLElement>(".object")];
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Object to Gathering", "Object to hunting"]);
  await press(cards[1]!);
  expect(asked).toEqual(["play object hunting"]);
});

test("at the end of a turn they are listed beside the answer that lets it pass (S34)", async () => {
  const change = {
    phase: "window" as const,
    actors: [0],
    window: window({ action: "end", card: "", contestable: false }),
    legal: ["let", "object gathering"],
  };
  const { asked, page } = shown(change, WindowStrip);
  expect(words(page.querySelector(".ask"))).toContain("Does anybody object");
  await press(page.querySelector<HTMLElement>(".object")!);
  expect(asked).toEqual(["play object gathering"]);
  expect(words(page.querySelector(".button.let"))).toContain("Let it pass");
});
