import { expect, test } from "vitest";
import { handleKey } from "./keyboard";
import { painted, sampleBoard, server } from "@/testing/sampleBoard";

test("Escape takes a card back that was pressed, though the page has not shown it yet", async () => {
  const board = sampleBoard({ phase: "turn", legal: ["place gathering", "end"] }, server().player);
  const escape = () =>
    handleKey(new KeyboardEvent("keydown", { key: "Escape" }), board, {
      close: () => board.deselect(),
      help: () => undefined,
    });
  board.select("gathering", "hand:gathering");
  escape();
  await painted();
  expect(board.selected).toBe(null);

  board.select("gathering", "hand:gathering");
  await painted();
  expect(board.selected?.card).toBe("gathering");
  escape();
  expect(board.selected).toBe(null);
});
