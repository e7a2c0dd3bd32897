import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import orders from "../../../../../tests/data/orders.json";
import { parseCommand } from "./commands";
import { fold } from "@/kit/fold";
import { matches, vocabulary } from "./vocabulary";
import { speaking } from "@/testing/texts";

const DECK = readFileSync(
  new URL("../../../../../src/discovery/evolution/cards/data/prehistory.csv", import.meta.url),
  "utf-8",
);
const cards = DECK.split("\n")
  .filter((line) => /^[a-z-]+,\d/.test(line))
  .map((line) => {
    const found = /^([a-z-]+),\d+,\d+,[a-z]*,[^,]*,([^,]*),([^,]*),/.exec(line)!;
    return { id: found[1]!, name: { en: found[2]!, fr: found[3]! } };
  });
const said = {
  en: vocabulary(speaking("en"), cards, orders.seats),
  fr: vocabulary(speaking("fr"), cards, orders.seats),
};

describe("the line understands what the terminal does", () => {
  test.each(orders.orders as { language?: "fr"; typed: string; move?: string; choices?: string[] }[])(
    "$typed",
    ({ language, typed, move, choices }) => {
      const expected = move === undefined ? { kind: "choices", orders: choices, about: "" } : { kind: "move", move };
      expect(parseCommand(typed, said[language ?? "en"], orders.legal)).toEqual(expected);
    },
  );
});

describe("the line", () => {
  test.each([
    ["/poser Épieu", "place spear"],
    ["/placer Épieu", "place spear"],
    ["place fire at 2,-1", "place fire at 2,-1"],
    ["feu en -3 , 4", "place fire at -3,4"],
    ["joker as tent at 1,0 from pool", "joker as tent at 1,0 from pool"],
    ["joker pour tente en 0,1", "joker as tent at 0,1"],
    ["look 1,-2", "look 1,-2"],
    ["fouiller 1,-2", "look 1,-2"],
    ["Stop", "stop"],
    ["announce open 3", "announce open 3"],
    ["annoncer ouverte 3", "announce open 3"],
    ["select fire, Épieu", "select fire, spear"],
    ["select", "select"],
    ["replace fire from Bo", "replace fire from Bo"],
    ["sos feu", "sos fire"],
    ["draw", "draw"],
    ["harvest none", "harvest none"],
  ])("reads %s", (line, move) => {
    expect(parseCommand(line, said.fr, [])).toEqual({ kind: "move", move });
  });

  test.each([
    ["draw 2", "move", "draw 2"],
    ["draw", "choices", "draw 1,draw 2"],
    ["récolter take", "move", "harvest take fire"],
    ["récolter take feu", "move", "harvest take fire"],
    ["harvest take Fire", "move", "harvest take fire"],
    ["récolter feu", "move", "harvest take fire"],
    ["récolter piocher", "move", "harvest draw"],
    ["récolter voler bo", "choices", "harvest rob Bo 1,harvest rob Bo 2"],
    ["récolter bo", "choices", "harvest rob Bo 1,harvest rob Bo 2"],
    ["harvest take épieu", "move", "harvest take spear"],
    ["harvest rob bo", "choices", "harvest rob Bo 1,harvest rob Bo 2"],
    ["harvest rob Bo 2", "move", "harvest rob Bo 2"],
  ])("of what is asked at the end of a turn and after an opening it reads %s", (line, kind, meant) => {
    const legal = [
      "draw 1",
      "draw 2",
      "harvest take fire",
      "harvest rob Bo 1",
      "harvest rob Bo 2",
      "harvest none",
      "harvest draw",
    ];
    const { move, orders } = parseCommand(line, said.fr, legal) as { move?: string; orders?: string[] };
    expect([kind, move ?? orders?.join()]).toEqual([move === undefined ? "choices" : "move", meant]);
  });

  test.each([
    ["moves", { kind: "ask", topic: "moves" }],
    ["what", { kind: "ask", topic: "prompt" }],
    ["points", { kind: "ask", topic: "points" }],
    ["last move", { kind: "ask", topic: "last" }],
    ["why place tent", { kind: "why", move: "place tent" }],
    ["why myth", { kind: "why", move: "place myth" }],
    ["why joker as t", { kind: "choices", orders: ["joker as tribe from pool", "joker as tent"], about: "why" }],
    ["rule D02", { kind: "rule", rule: "D02" }],
    ["rule", { kind: "unclear", word: "" }],
    ["card hand axe", { kind: "card", card: "hand-axe" }],
    ["card homo", { kind: "choices", orders: ["homo-habilis", "homo-erectus", "homo-sapiens"], about: "card" }],
    ["needs fire", { kind: "needs", card: "fire" }],
    ["announce 3", { kind: "unclear", word: "3" }],
    ["place telephone", { kind: "unclear", word: "telephone" }],
    ["end now", { kind: "unclear", word: "now" }],
    ["dance", { kind: "unclear", word: "dance" }],
    ["", { kind: "unclear", word: "" }],
  ])("answers %s", (line, expected) => {
    expect(parseCommand(line, said.en, orders.legal)).toEqual(expected);
  });

  test.each([
    ["coups", { kind: "ask", topic: "moves" }],
    ["pourquoi poser tribu", { kind: "why", move: "place tribe" }],
    ["règle D02", { kind: "rule", rule: "D02" }],
    ["carte biface", { kind: "card", card: "hand-axe" }],
    ["dernier", { kind: "ask", topic: "last" }],
  ])("answers %s in French", (line, expected) => {
    expect(parseCommand(line, said.fr, orders.legal)).toEqual(expected);
  });

  test("compares words without accents and ligatures", () => {
    expect(fold("  Œuvre d’Épieu ")).toBe("oeuvre d epieu");
    expect(
      matches(
        new Map([
          ["ab", "1"],
          ["ac", "1"],
        ]),
        "a",
      ),
    ).toEqual(["1"]);
  });
});
