import { describe, expect, test } from "vitest";
import { pieceMark, nameMark, fragments, plain } from "./markup";

describe("marked sentences", () => {
  test("come apart into words, people and pieces", () => {
    const sentence = `${nameMark("Ann")} places ${pieceMark("fire", "Fire")}, not ${pieceMark("hide", "Hide")}.`;
    expect(fragments(sentence)).toEqual([
      { kind: "name", text: "Ann" },
      { kind: "text", text: " places " },
      { kind: "piece", id: "fire", text: "Fire", tail: "," },
      { kind: "text", text: " not " },
      { kind: "piece", id: "hide", text: "Hide", tail: "." },
    ]);
    expect(plain(sentence)).toBe("Ann places Fire, not Hide.");
  });

  test("a colon stays with its piece in French, too", () => {
    const [piece] = fragments(`${pieceMark("fire", "Feu")}\u202F: vous l'avez`);
    expect(piece).toMatchObject({ text: "Feu", tail: "\u202F:" });
  });

  test("pieces side by side stay two", () => {
    const two = fragments(pieceMark("fire", "Fire") + pieceMark("hide", "Hide"));
    expect(two.map((piece) => piece.text)).toEqual(["Fire", "Hide"]);
  });

  test("a name cannot pass for a piece", () => {
    const sly = nameMark("\uE000c\uE001fire\uE001Fire\uE002");
    expect(fragments(sly)).toEqual([{ kind: "name", text: "cfireFire" }]);
  });
});
