import { describe, expect, test } from "vitest";
import type { SignalInfo } from "@/generated/protocol";
import { markedCards } from "./marked";

const signal = (seat: number, kind: SignalInfo["kind"], ...told: string[]): SignalInfo => ({
  number: 1,
  seat,
  kind,
  told,
  to: -1,
});

describe("cards that people show one another", () => {
  test("carry the letters of their seats", () => {
    const found = markedCards([signal(0, "point", "card:fire"), signal(2, "point", "card:fire")]);
    expect([...found]).toEqual([["fire", { sign: "A C", seats: [0, 2] }]]);
  });

  test("several by one person carry their order, whatever stands between them", () => {
    const found = markedCards([signal(1, "plan", "card:fire", "seat:0", "card:cooking")]);
    expect([...found].map(([card, { sign }]) => [card, sign])).toEqual([
      ["fire", "B1"],
      ["cooking", "B3"],
    ]);
  });

  test("nothing else marks a card", () => {
    expect(markedCards([signal(0, "suggest", "place fire"), signal(0, "phrase", "yes")]).size).toBe(0);
  });
});
