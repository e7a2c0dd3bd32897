import { expect, test } from "vitest";
import { sampleBoard } from "@/testing/sampleBoard";
import { button, press, renderAt, words } from "@/testing/render";
import LargeCard from "./LargeCard.svelte";

function large(card: string, hidden_tree = false) {
  const board = sampleBoard({ tree: ["gathering"], hidden_tree });
  board.enlarged = card;
  const page = renderAt(board, LargeCard, { card: board.deck.card(card), close: () => (board.enlarged = "") });
  return { board, page };
}

test("it tells what a card needs and where it leads, and goes on to those cards", async () => {
  const { board, page } = large("fire");
  expect(words(page)).toContain("not yet discovered");
  expect(button("Gathering, fulfilled")).toBeTruthy();
  await press(button("Cooking"));
  expect(board.enlarged).toBe("cooking");
});

test("a tap on the picture closes it", async () => {
  const { board, page } = large("fire");
  await press(page.querySelector<HTMLElement>(".large-face")!);
  expect(board.enlarged).toBe("");
});

test("where nobody knows what lies in the pile, nothing is said of it (H01)", () => {
  expect(words(large("gathering", true).page)).not.toContain("discovered");
});
