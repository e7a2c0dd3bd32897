import { describe, expect, test } from "vitest";
import { cardMark, nameMark, pieces, plain } from "./markup";

describe("marked sentences", () => {
  test("come apart into words, people and cards", () => {
    const sentence = `${nameMark("Ann")} places ${cardMark("fire", "Fire")}, not ${cardMark("hide", "Hide")}.`;
    expect(pieces(sentence)).toEqual([
      { kind: "name", text: "Ann" },
      { kind: "text", text: " places " },
      { kind: "card", card: "fire", text: "Fire", tail: "," },
      { kind: "text", text: " not " },
      { kind: "card", card: "hide", text: "Hide", tail: "." },
    ]);
    expect(plain(sentence)).toBe("Ann places Fire, not Hide.");
  });

  test("a colon stays with its card in French, too", () => {
    const [card] = pieces(`${cardMark("fire", "Feu")}\u202F: vous l'avez`);
    expect(card).toMatchObject({ text: "Feu", tail: "\u202F:" });
  });

  test("cards side by side stay two", () => {
    const two = pieces(cardMark("fire", "Fire") + cardMark("hide", "Hide"));
    expect(two.map((piece) => piece.text)).toEqual(["Fire", "Hide"]);
  });

  test("a name cannot pass for a card", () => {
    const sly = nameMark("\uE000c\uE001fire\uE001Fire\uE002");
    expect(pieces(sly)).toEqual([{ kind: "name", text: "cfireFire" }]);
  });
});
