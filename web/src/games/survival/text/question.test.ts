import { expect, test } from "vitest";
import type { SurvivalPosition } from "@/generated/games/discover";
import { speaking } from "@/testing/texts";
import { answeredText, question } from "./question";

const position = (some: Partial<SurvivalPosition>): SurvivalPosition =>
  ({ phase: "day", turn: 0, viewer: 0, actors: [0], fight: null, bargain: null, ...some }) as SurvivalPosition;

test("who must act is asked what the phase asks", () => {
  expect(question(position({}), true).message).toBe("discover-prompt-day");
  expect(question(position({ phase: "needs" }), true).message).toBe("discover-prompt-needs");
});

test("the others are told whom everybody waits for", () => {
  expect(question(position({ viewer: 1 }), false)).toMatchObject({ message: "prompt-wait-turn", about: 0 });
  const needs = position({ phase: "needs", viewer: 0, actors: [0, 2] });
  expect(question(needs, false)).toMatchObject({ message: "discover-prompt-wait", about: 2 });
});

test("whoever is asked for support is told who fights", () => {
  const fight = { fighter: 2 } as SurvivalPosition["fight"];
  expect(question(position({ phase: "support", fight, viewer: 1, actors: [1] }), true).about).toBe(2);
});

test("who has answered is told in a sentence for the reader and one for the others", () => {
  const said = (language: string, ...answered: number[]): string =>
    answeredText({
      t: speaking(language),
      language,
      position: position({ answered }),
      seatName: (seat) => ["Player", "Bo", "Cem"][seat]!,
      who: (seat) => (seat === 0 ? "me" : "other"),
    });
  expect(said("en", 1)).toBe("Bo has answered.");
  expect(said("en", 1, 2)).toBe("Bo and Cem have answered.");
  expect(said("en", 0, 1)).toBe("You have answered. Bo has answered.");
  expect([said("de", 0), said("fr", 0), said("fr", 2)]).toEqual([
    "Du hast geantwortet.",
    "Vous avez répondu.",
    "Cem a répondu.",
  ]);
});
