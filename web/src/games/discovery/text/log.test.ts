import { describe, expect, test } from "vitest";
import { fragments, plain } from "@/kit/text/markup";
import { happening, names, steps } from "@/games/discovery/samples";
import { logTurns } from "./log";

describe("the log", () => {
  test("tells points and series in the line of their card", () => {
    const told = steps(
      happening("turn", 0, { number: 3 }),
      happening("placed", 0, { card: "fire" }),
      happening("series", 0, { number: 2 }),
      happening("scored", 0, { number: 1 }),
      happening("trump", 0, { number: 1 }),
    );
    const [, turn] = [null, logTurns(told, names).at(-1)!];
    expect(turn).toMatchObject({ turn: 3, seat: 0 });
    expect(turn.lines.map((line) => line.message)).toEqual(["log-placed-hand", "log-trump"]);
    expect(turn.lines[0]).toMatchObject({ series: 2, points: 1, args: { who: "me" } });
  });

  test("tells an objection, and the points that it takes back (S34)", () => {
    const told = steps(
      happening("objected", 0, { card: "fire", other: 1, number: 1 }),
      happening("returned", 1, { card: "fire" }),
      happening("scored", 1, { number: -3 }),
      happening("objected", 2, { card: "hide", other: 1, number: 0 }),
    );
    expect(logTurns(told, names).at(-1)!.lines).toMatchObject([
      { message: "log-objected-right", loud: true, args: { who: "me", whom: "other" } },
      { message: "log-returned" },
      { message: "log-lost", args: { number: 3 } },
      { message: "log-objected-wrong", args: { who: "other" } },
    ]);
  });

  test("tells what a card of Classic Connect earns in its parts, an opened era and the finalist last (S13)", () => {
    const told = steps(
      happening("placed", 0, { card: "fire" }),
      happening("era", 0, { card: "fire", number: 2 }),
      happening("needed", 0, { card: "fire", number: 1 }),
      happening("scored", 0, { number: 5 }),
      happening("scored", 0, { number: 4 }),
    );
    expect(logTurns(told, names).at(-1)!.lines).toMatchObject([
      { kind: "placed", points: 9, parts: [["era", 2], ["needed", 1], ["opened", 2], ["finalist", 4]] }, // prettier-ignore
    ]);
  });

  test("tells the points of an announcement with it, and an indemnity once", () => {
    const told = steps(
      happening("placed", 0, { card: "fire" }),
      happening("announced", 0, { other: 0, number: 2 }),
      happening("scored", 0, { number: 3 }),
      happening("indemnity", 0, { other: 1, number: 2 }),
      happening("scored", 0, { number: -2 }),
    );
    expect(
      logTurns(told, names)
        .at(-1)!
        .lines.map((line) => [line.kind, line.points]),
    ).toEqual([
      ["placed", 0],
      ["announced", 3],
      ["indemnity", 0],
    ]);
  });

  test("begins turn 1 with the first deed after the deal", () => {
    const told = steps(
      happening("dealt", -1),
      happening("left", 0),
      happening("passed", 1),
      happening("turn", 0, { number: 2 }),
      happening("ended", 0),
    );
    expect(logTurns(told, names).map(({ turn, seat, lines }) => [turn, seat, lines.map((line) => line.kind)])).toEqual([
      [0, -1, ["left"]],
      [1, 1, ["passed"]],
      [2, 0, ["ended"]],
    ]);
    expect(logTurns(steps(happening("passed", 1)), names)).toMatchObject([{ turn: 0 }]);
  });

  test("a card from one's own discard is told as such", () => {
    const kinds = [
      happening("placed", 1, { card: "metal", other: 1, number: 2 }),
      happening("placed", 0, { card: "metal", other: 1, number: 2 }),
    ];
    expect(logTurns(steps(...kinds), names)[0]!.lines.map((line) => line.message)).toEqual([
      "log-placed-own",
      "log-placed-discard",
    ]);
  });

  test("a hidden card has no name to tell", () => {
    const line = logTurns(steps(happening("drew", 1)), names)[0]!.lines[0]!;
    expect(line).toMatchObject({ message: "log-drew-hidden", args: { who: "other", card: "" } });
    expect(fragments(String(line.args["name"]))).toEqual([{ kind: "name", text: "Bo" }]);
  });
});

describe("the log of the new games", () => {
  test.each([
    [happening("placed", 0, { card: "fire", number: 3 }), "log-placed-selection"],
    [happening("fault", 1, { other: 0, number: 3 }), "verdict-founded"],
    [happening("announced", 1, { other: 1, number: 3 }), "log-announced-close"],
    [happening("joker", 1, { card: "joker-1" }), "log-joker-aside"],
    [happening("joker", 1, { card: "joker-1", about: "fire" }), "log-joker-as"],
    [happening("discarded", 1, { card: "fire", number: 5 }), "log-discarded-round"],
    [happening("looked", 1, { about: "1,-2" }), "log-looked"],
  ])("%j", (one, message) => {
    expect(logTurns(steps(one), names)[0]!.lines[0]).toMatchObject({ message });
  });

  test("opens a round of its own, and tells a selection in one line (J03, J04)", () => {
    const told = steps(
      happening("dealt", -1),
      happening("round", 1, { number: 1 }),
      happening("selected", 0),
      ...["fire", "hide"].map((card) => happening("revealed", 0, { card })),
      happening("revealed", 1, { card: "hut" }),
      happening("turn", 1, { number: 1 }),
      happening("passed", 1),
    );
    const groups = logTurns(told, names);
    expect(groups.map(({ turn, heading }) => [turn, heading?.[1]["round"] ?? 0])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(groups[1]!.lines.map((line) => plain(String(line.args["card"])))).toEqual(["", "", "FIRE, HIDE", "HUT"]);
  });

  test("tells a card that a Joker stands for as a card, a spot as a spot", () => {
    const [joker, looked] = logTurns(
      steps(happening("joker", 1, { about: "fire" }), happening("looked", 1, { about: "1,-2" })),
      names,
    )[0]!.lines;
    expect([plain(String(joker!.args["about"])), looked!.args["about"]]).toEqual(["FIRE", "1,-2"]);
  });
});
