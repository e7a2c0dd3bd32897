import { expect, test } from "vitest";
import type { TableInfo } from "@/generated/protocol";
import { confirmEnd } from "@/games/discovery/panel/endTurn";
import { painted, sampleBoard, server } from "@/testing/sampleBoard";

const WASTE = { cards: ["gathering"], points: [2], cost: "discard" as const };

/** A table where a touched card is played, or a usual one. */
function board(touched: boolean) {
  const { asked, player } = server();
  const made = sampleBoard({ phase: "turn", legal: ["place gathering", "end"], waste: WASTE }, player);
  made.info = { touched } as TableInfo;
  return { made, asked };
}

test("S34: a touched card that can be placed is placed, and nothing is asked back", async () => {
  const { made, asked } = board(true);
  made.select("gathering", "hand:gathering");
  await painted();

  expect(asked).toEqual(["play place gathering"]);
  expect(confirmEnd(made, "end")).toBe(false);
});

test("S34: a card that cannot be placed may be touched", async () => {
  const { made, asked } = board(true);
  made.select("cooking", "hand:cooking");
  await painted();

  expect(asked).toEqual([]);
  expect(made.selected?.card).toBe("cooking");
});

test("elsewhere a card is chosen first, and a wasteful end is asked about", async () => {
  const { made, asked } = board(false);
  made.select("gathering", "hand:gathering");
  await painted();

  expect(asked).toEqual([]);
  expect(confirmEnd(made, "end")).toBe(true);
});
