import { expect, test } from "vitest";
import { sampleBoard, server } from "@/testing/sampleBoard";
import { classic } from "@/games/discovery/samples";
import type { Position } from "@/generated/games/evolution";
import { button, press, renderAt, settled, words } from "@/testing/render";
import CardPanel from "./CardPanel.svelte";

const fault = { code: "missing", rule: "C04", message: "Fire is missing.", line: 0 };

async function looked(card: string, change: Partial<Position>, refused = [{ move: `place ${card}`, fault }]) {
  const { asked, player } = server({
    explainPiece: (about) => (asked.push(`explain card ${about}`), Promise.resolve(refused)),
  });
  const closed: string[] = [];
  const board = sampleBoard(change, player);
  const props = { card, onclose: () => closed.push("closed"), onplayed: () => closed.push("played") };
  const page = renderAt(board, CardPanel, props);
  await settled();
  return { asked, closed, page };
}

test("a card that can be placed has a button, which has the focus, and placing it closes the panel", async () => {
  const { asked, closed } = await looked("gathering", { legal: ["place gathering"] }, []);
  expect(document.activeElement).toBe(button("Place"));
  await press(button("Place"));
  expect(asked).toEqual(["explain card gathering", "play place gathering"]);
  expect(closed).toEqual(["played"]);
});

test("a card that cannot be placed has the server's reason with its rule", async () => {
  const { page } = await looked("cooking", { legal: [] });
  expect(page.querySelectorAll(".actions button")).toHaveLength(0);
  expect(words(page.querySelector("#why"))).toContain("Place: Fire is missing. (rule C04)");
  expect(document.activeElement).toBe(page.querySelector("h2"));
});

test("it tells what a card needs and whether that is there", async () => {
  await looked("cooking", { tree: ["gathering"] });
  expect(button("Fire, missing")).toBeTruthy();
});

test("nobody is asked about cards of a game that is over, or by a spectator", async () => {
  expect((await looked("cooking", { phase: "over" })).asked).toEqual([]);
  expect((await looked("cooking", { viewer: -1 })).asked).toEqual([]);
});

test("a discard of the whole turn says what goes with it (S11)", async () => {
  const legal = ["place gathering", "discard gathering"];
  await looked("gathering", { legal, classic: classic({ one_action: true }) }, []);
  expect(button("Discard, draw and rob")).toBeTruthy();
  await looked("gathering", { legal, classic: classic() }, []);
  expect(button("Discard")).toBeTruthy();
});

test("where prerequisites are not asked for, none is missing (S26)", async () => {
  const { page } = await looked("cooking", { tree: ["hunting"], classic: classic({ prerequisites: false }) }, []);
  expect(button("Fire, not in play")).toBeTruthy();
  expect(words(page)).toContain("Prerequisites, for the points only");
  await looked("cooking", { tree: ["fire"], classic: classic({ prerequisites: false }) }, []);
  expect(button("Fire, in play")).toBeTruthy();
});

test("before a card is placed it is told that it opens an era and makes the finalist (S03, S06)", async () => {
  const edition = classic({ harvests: [2, 3], crowns: true });
  const away = await looked("cooking", { legal: [], classic: edition }, []);
  expect(words(away.page)).not.toContain("opens era");
  const { page } = await looked("cooking", { legal: ["place cooking"], classic: edition }, []);
  expect(words(page)).toContain("It opens era II: 2 points more, and a harvest.");
  expect(words(page)).not.toContain("last card");
  const alone = sampleBoard({}).position.seats.map((seat, at) => (at === 0 ? { ...seat, cards: ["gathering"] } : seat));
  const last = await looked("gathering", { legal: ["place gathering"], classic: edition, seats: alone }, []);
  expect(words(last.page)).toContain("you become the finalist and win 4 points");
});
