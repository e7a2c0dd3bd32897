import { expect, test } from "vitest";
import type { Position } from "@/generated/games/evolution";
import { window } from "@/games/discovery/samples";
import WindowStrip from "@/games/discovery/windows/WindowStrip.svelte";
import { sampleBoard, server } from "@/testing/sampleBoard";
import { assets, withAssets } from "@/testing/assets";
import { button, press, renderAt, words } from "@/testing/render";
import AssetMenu from "./AssetMenu.svelte";

async function shown(change: Partial<Position>, part: typeof AssetMenu | typeof WindowStrip = AssetMenu) {
  const { asked, player } = server();
  const board = await withAssets(sampleBoard({ assets: assets(), ...change }, player));
  return { asked, page: renderAt(board, part, {}) };
}

const buttons = (page: HTMLElement): string[] => [...page.querySelectorAll("button")].map(words);

test("each asset has one button, and one that can be aimed in several ways then asks at whom (Y05, Y08)", async () => {
  const legal = ["use gathering", "use cooking on Bo", "use cooking on Cem"];
  const { asked, page } = await shown({ legal });
  expect(buttons(page)).toEqual(["Use an asset … (2)"]); // so that cards that can be placed keep their room
  await press(button("Use an asset … (2)"));
  expect(buttons(page).slice(1)).toEqual(["Use Feast of Gathering", "Use Raid 2 of Cooking …"]);
  await press(button("Use Raid 2 of Cooking …"));
  expect(buttons(page).slice(3)).toEqual(["on Bo", "on Cem"]);
  await press(button("on Cem"));
  expect(asked).toEqual(["play use cooking on Cem"]);
});

test("a single aim stands on the button; a Loot names what it takes (Y12)", async () => {
  const { page } = await shown({ legal: ["use hide on cooking"] });
  expect(buttons(page)).toEqual(["Use Loot of Hide on Raid 2 of Cooking"]);
});

test("scouted cards lie in a row with what can be done with each (Y14)", async () => {
  const legal = ["replay fire", "keep fire", "keep hide"];
  const { asked, page } = await shown({ phase: "asset", spied: ["fire", "hide"], legal });
  expect([...page.querySelectorAll(".found li")].map((one) => one.querySelectorAll(".small").length)).toEqual([2, 1]);
  await press(button("Take Hide into your hand"));
  expect(asked).toEqual(["play keep hide"]);
});

test("who is aimed at reads who aims, with what, at what cost, and what each Guard costs (Y10)", async () => {
  const { page } = await shown(
    {
      phase: "window",
      actors: [0],
      window: window({ action: "use", card: "cooking", aimed: true, members: [0], contestable: false }),
      assets: assets({ ready: [["fire"], [], []] }),
      legal: ["ward fire", "ward hide", "let"],
    },
    WindowStrip,
  );
  expect(words(page.querySelector(".ask"))).toContain("Bo aims at you: Raid 2 of Cooking.");
  expect(words(page.querySelector(".hint"))).toBe("It takes up to 2 points and a card from you.");
  expect(buttons(page).join("; ")).toContain(
    "Ward off with Fire: ready; Ward off with Hide: from your hand, then discarded",
  );
});

test("all others read who is asked (Y10)", async () => {
  const aimed = window({
    action: "use",
    card: "gathering",
    aimed: true,
    members: [2],
    asked: false,
    contestable: false,
  });
  const { page } = await shown({ phase: "window", actors: [2], window: aimed }, WindowStrip);
  expect(words(page.querySelector(".question"))).toContain("Cem is asked whether to ward it off.");
});
