import { expect, test } from "vitest";
import { sampleBoard, server } from "@/games/discovery/board/sampleBoard";
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
