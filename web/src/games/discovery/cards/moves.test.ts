import { describe, expect, test } from "vitest";
import { isJoker } from "./catalogue";
import { jokersAt, movesOfJoker } from "./jokers";
import { bare, cardsOf, jokerSources, movesOfCard, movesOnSeats, onSpot, parseMove, spread } from "./moves";
import { position, seat } from "@/games/discovery/samples";

describe("moves", () => {
  const legal = ["place fire", "replay fire", "call metal", "exchange Bo", "end"];
  test("are found by card and by verb", () => {
    expect(movesOfCard(legal, "fire").map((move) => move.verb)).toEqual(["place", "replay"]);
    expect([...cardsOf(legal, ["call"])]).toEqual(["metal"]);
    expect(movesOnSeats(legal)).toEqual([{ text: "exchange Bo", verb: "exchange", argument: "Bo" }]);
  });
});

describe("moves of all games", () => {
  test("come apart into word, card, spot and source", () => {
    expect(parseMove("joker as fire at 1,-2 from from Bo")).toMatchObject({
      verb: "joker-as",
      argument: "fire",
      spot: { x: 1, y: -2 },
      source: "from Bo",
    });
    expect(parseMove("announce open 3")).toMatchObject({ verb: "announce-open", argument: "3" });
    expect(parseMove("replace fire from Al at sea")).toMatchObject({
      verb: "replace",
      argument: "fire",
      source: "Al at sea",
    });
    expect(parseMove("ask Al from here")).toMatchObject({ verb: "ask", argument: "Al from here" });
    expect(parseMove("joker trump from pool")).toMatchObject({ verb: "joker-trump", argument: "", source: "pool" });
    expect(parseMove("look 2,-1")).toMatchObject({ verb: "look", argument: "2,-1" });
  });

  test("come one by one, though those that differ in their card alone are sent as one", () => {
    expect(spread(["end", "call fire|wheel", "joker as hide|fire from pool", "exchange Bo Li"])).toEqual([
      "end",
      "call fire",
      "call wheel",
      "joker as hide from pool",
      "joker as fire from pool",
      "exchange Bo Li",
    ]);
  });

  test("are told once, however many spots they have", () => {
    expect(bare(["place fire at 0,1", "place fire at 0,-1", "end"]).map((move) => move.text)).toEqual([
      "place fire",
      "end",
    ]);
    expect(onSpot("joker as fire from pool", { x: 0, y: -1 })).toBe("joker as fire at 0,-1 from pool");
  });

  test("of a Joker depend on where it lies (N01, N03, N08, N09)", () => {
    const legal = ["joker trump", "joker as fire from pool", "joker as hide from pool", "joker trump from Bo"];
    const at = position({ pool: ["joker-2"], seats: [seat({ cards: ["joker-1"] }), seat({ discard: ["joker-3"] })] });
    const where = (source: string): string[] => jokersAt(source, at, source === "Bo" ? 1 : -1);
    expect(jokerSources(legal)).toEqual(["", "pool", "Bo"]);
    expect(
      ["joker-1", "joker-2", "joker-3"].map((joker) => movesOfJoker(legal, joker, where).map((move) => move.verb)),
    ).toEqual([["joker-trump"], ["joker-as"], ["joker-trump"]]);
    expect(movesOfCard(legal, "fire").map((move) => move.source)).toEqual(["pool"]);
    expect([isJoker("joker-1"), isJoker("joker-fish")]).toEqual([true, false]);
  });

  test("on seats are exchanges, thefts and requests", () => {
    expect(movesOnSeats(["ask Bo", "take Cem", "exchange Bo", "end"]).map((move) => move.verb)).toEqual([
      "ask",
      "take",
      "exchange",
    ]);
  });
});
