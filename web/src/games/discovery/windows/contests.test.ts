import { describe, expect, test } from "vitest";
import type { Happening } from "@/generated/games/evolution";
import { logTurns } from "@/games/discovery/text/log";
import { plain } from "@/kit/text/markup";
import { verdict } from "./verdict";
import { speaking } from "@/testing/texts";

const names = {
  viewer: 0,
  seatName: (at: number) => ["Ann", "Bo", "Cem"][at] ?? "",
  pieceName: (card: string) => card.toUpperCase(),
};
const happening = (kind: string, seat: number, change: Partial<Happening> = {}): Happening => ({
  family: "evolution",
  kind,
  seat,
  card: "",
  other: -1,
  number: -1,
  about: "",
  ...change,
});
const stopped = (about: string, card = "") => [happening("stopped", 2, { other: 1, card, about })];
const settled = (number: number) => [
  happening("verified", 1, { number: number === 1 ? 1 : 0 }),
  happening("fault", number === 1 ? 2 : 1, { other: number === 1 ? 1 : 2, number, about: "H10" }),
];

/** The log of what comes in one step after the other. */
function told(language: "en" | "fr", ...parts: Happening[][]): string[] {
  const turn = [happening("turn", 1, { number: 4 })];
  const turns = logTurns(
    [turn, ...parts].map((happenings, at) => ({ seq: at + 1, at: 0, undo: null, late: -1, happenings })),
    names,
  );
  const t = speaking(language);
  return turns.flatMap(({ lines }) => lines.map((line) => plain(t(line.message, line.args)).replaceAll("\u202F", " ")));
}

describe("a contested call in the log", () => {
  test("stands before the Stop that answers it, and the verdict names it: rightly stopped", () => {
    expect(told("en", stopped("call", "terracotta"), settled(3))).toEqual([
      "Bo calls TERRACOTTA.",
      "Cem says Stop to Bo.",
      "Cem’s Stop was right: TERRACOTTA could not be called.",
    ]);
    expect(told("fr", stopped("call", "terracotta"), settled(3))).toEqual([
      "Bo appelle TERRACOTTA.",
      "Cem dit Stop à Bo.",
      "Cem a dit Stop à raison : on ne pouvait pas appeler TERRACOTTA.",
    ]);
  });

  test("wrongly stopped it is answered afterwards, and told once", () => {
    const answered = [happening("called", 1, { card: "terracotta", other: 0 })];
    expect(told("en", stopped("call", "terracotta"), settled(1), answered)).toEqual([
      "Bo calls TERRACOTTA.",
      "Cem says Stop to Bo.",
      "Cem’s Stop was wrong: TERRACOTTA could be called.",
      "You have TERRACOTTA.",
    ]);
  });

  test("that nobody contests is told with its answer", () => {
    expect(told("en", [happening("called", 1, { card: "fire", other: 2 })])).toEqual(["Bo calls FIRE: Cem has it."]);
    expect(told("en", [happening("sos", 1, { card: "fire" }), happening("called", 1, { card: "fire" })])).toEqual([
      "Bo calls FIRE by SOS.",
      "Nobody has FIRE.",
    ]);
  });
});

describe("the verdict on a Stop", () => {
  test.each([
    ["place", "tent", 3, "Cem’s Stop was right: TENT could not be placed."],
    ["joker-as", "tent", 1, "Cem’s Stop was wrong: TENT could be placed."],
    ["announce-open", "", 3, "Cem’s Stop was right: the announcement was false."],
    ["pass", "", 1, "Cem’s Stop was wrong: the action was allowed."],
    ["sos", "tent", 3, "Cem’s Stop was right: TENT could not be called."],
    ["place", "tent", 2, "Bo gave up: Cem’s Stop stands."],
  ])("of %s %s, case %i, names what was contested", (about, card, number, sentence) => {
    const steps = [{ seq: 1, at: 0, undo: null, late: -1, happenings: [...stopped(about, card), ...settled(number)] }];
    const found = verdict(steps, names)!;
    expect(plain(speaking("en")(found.message, found.args))).toBe(sentence);
    expect(told("en", stopped(about, card), settled(number)).at(-1)).toBe(sentence);
  });
});
