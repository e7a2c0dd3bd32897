import { describe, expect, test } from "vitest";
import { parseMove } from "@/games/discovery/cards/moves";
import type { Language } from "@/kit/i18n";
import { plain } from "@/kit/text/markup";
import { piecesNamed, moveText } from "./moveText";
import { speaking } from "@/testing/texts";

const speaker = (language: Language) => ({
  t: speaking(language),
  seatName: (seat: number) => ["Ann", "Bo"][seat] ?? "",
  pieceName: (card: string) => card.toUpperCase(),
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
    expect(plain(moveText(move, speaker("en")))).toBe(words);
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
      for (const verb of verbs) expect(plain(moveText(`${verb} 1`, speaker(language)))).not.toContain("move-");
  });

  test("the cards that a move names", () => {
    expect(piecesNamed(parseMove("select fire, hide"))).toEqual(["fire", "hide"]);
    expect(piecesNamed(parseMove("joker as fire"))).toEqual(["fire"]);
    expect(piecesNamed(parseMove("steal Bo"))).toEqual([]);
  });
});
