import { expect, test } from "vitest";
import type { Waste } from "@/generated/games/evolution";
import { endWarning } from "./endWarning";
import { plain } from "@/kit/text/markup";
import { speaking } from "@/testing/texts";

function asked(language: "en" | "fr", trumps: number, waste: Waste | null, asking = true): string {
  const t = speaking(language);
  const found = endWarning({ trumps, waste }, { t, seatName: String, pieceName: (card) => card.toUpperCase() }, asking);
  return found === null ? "" : plain(t(found.message, found.args)).replaceAll("\u202F", " ");
}

test("the end of a turn that gives a card away is asked about, with what follows", () => {
  expect(asked("en", 0, { cards: ["fire"], points: [1], cost: "discard" })).toBe(
    "You could place FIRE (+1). End the turn and discard a card?",
  );
  expect(asked("en", 0, { cards: ["fire", "hide"], points: [0, 0], cost: "draw" })).toBe(
    "You could place FIRE or HIDE. End the turn and draw a card?",
  );
  expect(asked("fr", 0, { cards: ["fire", "hide", "tent", "hut"], points: [4, 2, 1, 1], cost: "steal" })).toBe(
    "Vous pourriez placer FIRE (+4), HIDE (+2) ou TENT (+1). Finir le tour et voler une carte ?",
  );
});

test("an unspent trump comes first, and is asked about always", () => {
  expect(asked("en", 1, { cards: ["fire"], points: [1], cost: "" }, false)).toMatch(/You lose your trump/);
});

test("nothing is asked where nothing could be placed, or when the reader has switched it off", () => {
  expect(asked("en", 0, null)).toBe("");
  expect(asked("en", 0, { cards: ["fire"], points: [1], cost: "" }, false)).toBe("");
});
