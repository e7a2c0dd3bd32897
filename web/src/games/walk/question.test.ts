import { expect, test } from "vitest";
import type { WalkPosition } from "@/generated/games/walk";
import { speaking } from "@/testing/texts";
import { question } from "./question";

/** What the prompt reads to seat 0 while the walker of `turn`, whom the table calls by this name, walks. */
function said(language: "en" | "fr", phase: string, turn: number, mine = false): string {
  const { message, args } = question({ phase, turn, viewer: 0, steps: 2 } as WalkPosition, mine);
  return speaking(language)(message, { ...args, name: turn === 0 ? "Ann" : "Bo" });
}

test("while the die is due, the prompt says for whom it is rolled", () => {
  expect([0, 1].map((turn) => said("en", "roll", turn))).toEqual([
    "The die is being rolled for you.",
    "The die is being rolled for Bo.",
  ]);
  expect([0, 1].map((turn) => said("fr", "roll", turn))).toEqual([
    "Le dé est lancé pour vous.",
    "Le dé est lancé pour Bo.",
  ]);
});

test("readers are not called by their own names", () => {
  expect([0, 1].map((turn) => said("en", "walk", turn))).toEqual(["It is your turn.", "It is Bo’s turn."]);
  expect([0, 1].map((turn) => said("fr", "walk", turn))).toEqual(["C’est à vous de jouer.", "C’est à Bo de jouer."]);
  expect(said("en", "walk", 0, true)).toBe("Your turn: 2 steps left.");
});

test("in a window it asks who may object, and tells the others what they wait for", () => {
  expect(said("en", "window", 1, true)).toBe("Bo reaches for a token. Do you object?");
  expect(said("en", "window", 0)).toBe("You reach for the token. The others may object.");
  expect(said("en", "window", 1)).toBe("Bo reaches for a token. Players beside them may object.");
});
