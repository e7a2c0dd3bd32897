import { expect, test } from "vitest";
import { sampleBoard, server } from "@/testing/sampleBoard";
import { window } from "@/games/discovery/samples";
import type { Window } from "@/generated/games/evolution";
import { press, renderAt, words } from "@/testing/render";
import WindowStrip from "./WindowStrip.svelte";

function opened(change: Partial<Window>, legal: string[] = ["stop", "let"]) {
  const { asked, player } = server();
  const board = sampleBoard({ phase: "window", actors: [0, 2], window: window(change), legal }, player);
  return { asked, board, page: renderAt(board, WindowStrip, {}) };
}

test("it tells what was done, and what a wrong Stop costs, before Stop is pressed (H02, H18)", async () => {
  const { asked, page } = opened({ price: "discard" });
  expect(words(page.querySelector(".ask"))).toContain("Bo");
  const stop = page.querySelector<HTMLElement>(".button.stop")!;
  expect(words(document.getElementById(stop.getAttribute("aria-describedby")!))).toContain("you discard a card");
  await press(stop);
  expect(asked).toEqual(["play stop"]);
  expect(stop.getAttribute("aria-pressed")).toBe("true");
});

test("it looks the same to whoever holds nothing to answer with: the button is there and cannot be used", async () => {
  const { asked } = opened({ interruptible: true }, ["let"]);
  const names = [...document.querySelectorAll(".choices button")].map(words);
  expect(names.filter((name) => /^(Stop|Interrupt|Let)/.test(name))).toHaveLength(3);
  await press(document.querySelector<HTMLElement>(".button.interrupt")!);
  expect(asked).toEqual([]);
});

test("who acted is asked nothing, and sees the calm strip", () => {
  const { page } = opened({ seat: 0, members: [1, 2], asked: false }, []);
  expect(page.querySelectorAll(".choices button")).toHaveLength(0);
  expect(page.querySelector(".prompt.mine")).toBeNull();
});
