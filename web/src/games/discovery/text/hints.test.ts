import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { HintInfo, Position } from "@/generated/protocol";
import { cardsNamed, inWords, mayAsk, reasonsOf, spokenHint, type Speaker } from "./hints";
import { bundle, translator, type Language } from "@/kit/i18n";
import { plain } from "@/kit/markup";
import { parseMove } from "@/games/discovery/cards/moves";

const source = (language: Language): string =>
  readFileSync(new URL(`../../../../../src/discovery/i18n/${language}/hints.ftl`, import.meta.url), "utf-8");
const speaker = (language: Language): Speaker => ({
  t: translator(bundle(language, new FluentResource(source(language)))),
  seatName: (seat) => ["Ann", "Bo"][seat] ?? "",
  cardName: (card) => card.toUpperCase(),
});

describe("moves in words", () => {
  test.each([
    ["place fire", "Place FIRE"],
    ["replay fire", "Place FIRE with a trump"],
    ["place fire at 1,-2", "Place FIRE, at 1, -2"],
    ["joker as fire from pool", "Place a Joker as FIRE"],
    ["joker trump", "Win a trump with a Joker"],
    ["exchange Bo", "Exchange a card with Bo"],
    ["announce close 3", "Announce that era 3 is closed"],
    ["select fire, hide", "Prepare FIRE and HIDE"],
    ["look 1,-2", "Look through the pile at 1,-2"],
    ["let", "Let it pass"],
    ["end", "End your turn"],
  ])("%s", (move, words) => {
    expect(plain(inWords(move, speaker("en")))).toBe(words);
  });

  test("every move has words in both languages", () => {
    const verbs = [
      "place",
      "replay",
      "exchange",
      "give",
      "discard",
      "call",
      "end",
      "pass",
      "steal",
      "ask",
      "select",
      "joker trump",
    ];
    verbs.push(
      "joker as",
      "interrupt",
      "sos",
      "draw",
      "replace",
      "take",
      "announce open",
      "announce close",
      "stop",
      "verify",
    );
    verbs.push("concede", "look", "bis", "me", "fail", "let");
    for (const language of ["en", "fr"] as const)
      for (const verb of verbs) expect(plain(inWords(`${verb} 1`, speaker(language)))).not.toContain("move-");
  });

  test("the cards that a move names", () => {
    expect(cardsNamed(parseMove("select fire, hide"))).toEqual(["fire", "hide"]);
    expect(cardsNamed(parseMove("joker as fire"))).toEqual(["fire"]);
    expect(cardsNamed(parseMove("steal Bo"))).toEqual([]);
  });
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
    expect(reasonsOf(hint, 1, speaker("en")).map(plain)).toEqual([
      "+3 points now.",
      "You can continue with HIDE, SPEAR and TENT.",
      "Bo is in the best position, with one card.",
    ]);
  });

  test("without reasons it says how it compares", () => {
    const bare = { ...hint, reasons: [] };
    expect(reasonsOf(bare, 1, speaker("en"))).toEqual(["No other move looks better."]);
    expect(reasonsOf(bare, 2, speaker("fr"))[0]).toMatch(/moins bon/);
  });

  test("is spoken in one sentence", () => {
    expect(plain(spokenHint({ ...hint, reasons: hint.reasons.slice(0, 1) }, 1, speaker("en")))).toBe(
      "Best: Place FIRE: +3 points now.",
    );
  });

  test("is for whoever is to move", () => {
    const position = (viewer: number, legal: string[]) => ({ viewer, legal }) as unknown as Position;
    expect([mayAsk(position(0, ["end"])), mayAsk(position(0, [])), mayAsk(position(-1, ["end"]))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
