import { describe, expect, test } from "vitest";
import type { HintInfo } from "@/generated/protocol";
import { hasValue, mayAsk, reasonsOf, spokenHint, type Speaker } from "./hintText";
import type { Language } from "@/kit/i18n";
import { plain } from "@/kit/text/markup";
import { standing } from "@/testing/standing";
import { speaking } from "@/testing/texts";

const speaker = (language: Language): Speaker => ({
  t: speaking(language),
  seatName: (seat) => ["Ann", "Bo"][seat] ?? "",
  pieceName: (card) => card.toUpperCase(),
  moveText: (move) => `Move ${move}`,
});

describe("a hint", () => {
  const hint: HintInfo = {
    move: "place fire",
    value: 60,
    reasons: [
      { code: "points", cards: [], number: 3, seat: -1 },
      { code: "goes-on", cards: ["hide", "spear", "tent"], number: 0, seat: -1 },
      { code: "leader", cards: [], number: 1, seat: 1 },
    ],
  };

  test("tells its reasons", () => {
    expect(reasonsOf([hint], 0, speaker("en")).map(plain)).toEqual([
      "+3 points now.",
      "You can continue with HIDE, SPEAR and TENT.",
      "Bo is in the best position, with one card.",
    ]);
  });

  test("without reasons it says how it compares", () => {
    const bare = { ...hint, reasons: [] };
    const worth = (...values: number[]) => values.map((value) => ({ ...bare, value }));
    expect(reasonsOf(worth(60, 40), 0, speaker("en"))).toEqual(["No other move looks better."]);
    expect(reasonsOf(worth(60, 40), 1, speaker("fr"))[0]).toMatch(/moins bon/);
    expect(reasonsOf(worth(60, 60), 1, speaker("en"))).toEqual(["It looks about as good."]);
  });

  test("promises nothing where the end is decided", () => {
    const ends = [0, 100].map((value) => [hint, hint].map((one) => ({ ...one, value, reasons: [] })));
    for (const hints of ends) {
      expect(reasonsOf(hints, 0, speaker("en"))).toEqual(["No move seems to change the outcome any more."]);
      expect(hints.map(hasValue)).toEqual([false, false]);
    }
    expect(hasValue(hint)).toBe(true);
  });

  test("is spoken in one sentence", () => {
    expect(plain(spokenHint([{ ...hint, reasons: hint.reasons.slice(0, 1) }], 0, speaker("en")))).toBe(
      "Best: Move place fire: +3 points now.",
    );
  });

  test("is for whoever is to move", () => {
    const asked = (viewer: number, choosing: boolean) => mayAsk(standing({ viewer, choosing }));
    expect([asked(0, true), asked(0, false), asked(-1, true)]).toEqual([true, false, false]);
  });
});
