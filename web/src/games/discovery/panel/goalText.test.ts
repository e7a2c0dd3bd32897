import { expect, test } from "vitest";
import { plain } from "@/kit/text/markup";
import { speaking } from "@/testing/texts";
import { names, position, seat } from "../samples";
import { goalText } from "./goalText";

const told = (change: Parameters<typeof position>[0], language: "en" | "de" | "fr" = "en"): string =>
  plain(goalText(position(change), names.seatName, speaking(language)));

const scored = [seat({ points: 9 }), seat({ points: 3 }), seat({ points: 12 })];

test("with points: how the viewer stands beside the best of the others, and what is still to come", () => {
  expect(told({ seats: scored, stack: 26 })).toBe(
    "You: 9 · Cem: 12. Most points win. The game ends with an empty hand after the stack (26 left).",
  );
  expect(told({ seats: scored, stack: 0 }, "fr")).toMatch(/^Vous\s: 9 · Cem\s: 12\. .* La pioche est vide/);
  expect(told({ seats: scored, stack: 0 }, "de")).toMatch(/^Du: 9 · Cem: 12\. /);
});

test("without points: who holds fewest cards", () => {
  const seats = [seat({ hand: 5 }), seat({ hand: 7 }), seat({ hand: 2 })];
  expect(told({ goal: "hand", seats, stack: 1 })).toBe(
    "Your cards: 5 · Cem: 2. Empty your hand once the stack is gone (1 left).",
  );
  expect(told({ goal: "any-hand", seats })).toBe("Your cards: 5 · Cem: 2. The first empty hand wins at once.");
  expect(told({ goal: "any-hand", seats }, "fr")).toMatch(/^Vos cartes\s: 5 · Cem\s: 2\. /);
  expect(told({ goal: "any-hand", seats }, "de")).toMatch(/^Deine Karten: 5 · Cem: 2\. /);
});

test("a team stands together", () => {
  const seats = [seat({ points: 2 }), seat({ points: 5 }), seat({ points: 3 })];
  expect(told({ seats, teams: [0, 1, 0], stack: 0 })).toMatch(/^Your team: 5 · Bo: 5\. /);
  expect(told({ seats, teams: [0, 1, 1], stack: 0 })).toMatch(/^You: 2 · Bo \+ Cem: 8\. /);
});

test("spectators play for nothing, and when it is over nothing is left to play for", () => {
  expect(told({ viewer: -1 })).toBe("");
  expect(told({ goal: "" })).toBe("");
});
