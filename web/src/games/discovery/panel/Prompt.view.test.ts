import { expect, test } from "vitest";
import { server, sampleBoard } from "@/testing/sampleBoard";
import { classic } from "@/games/discovery/samples";
import type { Position } from "@/generated/games/evolution";
import { button, press, renderAt, words } from "@/testing/render";
import Prompt from "./Prompt.svelte";

function asked(change: Partial<Position>) {
  const { asked: sent, player } = server();
  const board = sampleBoard(change, player);
  const page = renderAt(board, Prompt, {});
  return { board, sent, question: words(page.querySelector(".ask")) };
}

test("the first turn offers to pass, and passing is sent", async () => {
  const { sent, question } = asked({
    phase: "opening",
    rule: "C11",
    ask: { question: "opening", hint: "" },
    legal: ["place gathering", "pass", "end"],
  });
  expect(question).toBe("Place a first card, or pass. (rule C11)");
  await press(button("Pass"));
  expect(sent).toEqual(["play pass"]);
});

test("an end of the turn that is not possible has its place, and the server says why not", async () => {
  const { sent } = asked({ phase: "turn", legal: ["place gathering"] });
  expect(button("End turn").getAttribute("aria-disabled")).toBe("true");
  await press(button("End turn"));
  expect(sent).toEqual(["explain end"]);
});

test("an end that wastes a card is asked about once, and then sent", async () => {
  const { sent, board } = asked({
    phase: "turn",
    legal: ["place gathering", "end"],
    waste: { cards: ["gathering"], points: [2], cost: "discard" },
  });
  await press(button("End turn"));
  expect(sent).toEqual([]);
  expect(words(document.querySelector("[role=alert]"))).toContain("Gathering");
  await press(button("End turn anyway"));
  expect(sent).toEqual(["play end"]);
  expect(board.busy).toBe(false);
});

test("who waits is told for whom, and can press nothing", () => {
  const { question } = asked({ turn: 1, actors: [1] });
  expect(question).toContain("Bo");
  expect(document.querySelectorAll(".choices button")).toHaveLength(0);
});

test("somebody to steal from is chosen by name", async () => {
  const { sent } = asked({ phase: "steal", legal: ["steal Bo", "steal Cem"] });
  await press(button("Steal from Cem"));
  expect(sent).toEqual(["play steal Cem"]);
});

test("a harvest is drawn, robbed by name and place, or declined", async () => {
  const { sent, question } = asked({
    phase: "harvest",
    rule: "S03",
    classic: classic(),
    ask: { question: "harvest", hint: "" },
    legal: ["harvest draw", "harvest rob Bo", "harvest rob Cem 2", "harvest take gathering", "harvest none"],
  });
  expect(question).toContain("Harvest a card");
  await press(button("Rob Cem: card 2"));
  expect(sent).toEqual(["play harvest rob Cem 2"]);
  expect(button("Rob Bo")).toBeDefined();
  expect(button("Draw a card")).toBeDefined();
  expect(button("Harvest nothing")).toBeDefined();
});

test("how many cards to draw is chosen by number", async () => {
  const { sent } = asked({
    phase: "amount",
    rule: "S19",
    classic: classic(),
    ask: { question: "amount", hint: "" },
    legal: ["draw 1", "draw 2"],
  });
  expect(button("1 card")).toBeDefined();
  await press(button("2 cards"));
  expect(sent).toEqual(["play draw 2"]);
});

test("a turn that is a single action has no end to choose (S10)", () => {
  asked({ phase: "turn", classic: classic({ one_action: true }), legal: ["discard gathering", "draw"] });
  expect([...document.querySelectorAll(".choices button")].map((one) => words(one))).not.toContain("End turn");
});
