import { describe, expect, test } from "vitest";
import type { Happening, Position, Ranking, SeatView, Window } from "@/generated/protocol";
import { company, teamLetter, teamTotal, together } from "@/table/seats/company";
import { Deck, isJoker } from "@/games/discovery/cards/catalogue";
import { jokersAt, movesOfJoker } from "@/games/discovery/cards/jokers";
import { logTurns } from "@/games/discovery/text/log";
import { plain } from "@/kit/markup";
import {
  bare,
  jokerSources,
  movesOfCard,
  movesOnSeats,
  onSpot,
  parseMove,
  spread,
} from "@/games/discovery/cards/moves";
import { prompt } from "@/games/discovery/panel/prompt";
import { mustAct } from "@/table/connection/session";
import { price, verdict } from "./verdict";
import { answerOf, answers, remaining, told } from "./windows";

const seat = (change: Partial<SeatView> = {}): SeatView => ({
  cards: null,
  hand: 5,
  hand_size: 5,
  selection: null,
  chosen: false,
  discard: [],
  points: null,
  bot: "",
  left: false,
  ...change,
});
const window = (change: Partial<Window> = {}): Window => ({
  seat: 1,
  action: "place",
  card: "fire",
  number: 0,
  contestable: true,
  interruptible: false,
  flash: false,
  members: [0, 2],
  asked: true,
  said: [],
  ...change,
});
const position = (change: Partial<Position>): Position =>
  ({
    viewer: 0,
    phase: "turn",
    turn: 0,
    actors: [0],
    seats: [seat(), seat(), seat()],
    tree: [],
    pool: [],
    stack: 5,
    trumps: 0,
    placed: 0,
    last: "",
    owed: "",
    hidden_tree: false,
    top: "",
    pile: null,
    plane: null,
    aside: [],
    stands: [],
    window: null,
    asker: -1,
    interrupted: [],
    leader: -1,
    wanted: [],
    teams: null,
    granted: 0,
    legal: [],
    ...change,
  }) as unknown as Position;
const names = {
  viewer: 0,
  seatName: (at: number) => ["Ann", "Bo", "Cem"][at] ?? "",
  cardName: (card: string) => card.toUpperCase(),
};
const happening = (kind: string, at: number, change: Partial<Happening> = {}): Happening => ({
  kind,
  seat: at,
  card: "",
  other: -1,
  number: 0,
  about: "",
  ...change,
});
const steps = (...happenings: Happening[]) => [{ seq: 1, at: 0, happenings }];

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

describe("a window", () => {
  test("shows the same strip to all who may answer, whatever they hold (H02, N02)", () => {
    expect(answers(window({ interruptible: true }), 0)).toEqual(["stop", "interrupt", "let"]);
    expect(answers(window({ interruptible: true }), 2)).toEqual(["stop", "interrupt", "let"]);
    expect(answers(window(), 1)).toEqual([]);
  });

  test("asks the actor of Flash for Bis and the others for Me (Q01)", () => {
    const flash = window({ contestable: false, flash: true, members: [0, 1, 2] });
    expect([answers(flash, 1), answers(flash, 0)]).toEqual([
      ["bis", "let"],
      ["me", "let"],
    ]);
  });

  test("tells what can be answered, and no card that nobody sees", () => {
    expect([
      told(window()),
      told(window({ card: "", action: "announce-open" })),
      told(window({ card: "", action: "place" })),
    ]).toEqual(["window-place", "window-announce-open", "window-any"]);
  });

  test("shows its time as a share and in seconds", () => {
    expect(remaining({ window_since: 1000, window_until: 6000 }, 3500)).toEqual({ share: 0.5, seconds: 3 });
    expect(remaining({ window_since: 1000, window_until: 6000 }, 9999)).toEqual({ share: 0, seconds: 0 });
    expect(remaining({ window_since: 0, window_until: 0 }, 1)).toBeNull();
  });

  test("is answered by keys only where the server offers it", () => {
    const open = position({ phase: "window", window: window(), legal: ["stop", "let"] });
    expect(["s", "Enter", "j", "m", "x"].map((key) => answerOf(key, open))).toEqual(["stop", "let", "", "", ""]);
    expect(answerOf("s", position({ legal: ["stop"] }))).toBe("");
  });

  test("asks nobody whose standing order answers for him", () => {
    expect(mustAct(position({ actors: [0], window: window({ asked: false }) }))).toBe(false);
    expect(mustAct(position({ actors: [0], window: window() }))).toBe(true);
  });
});

describe("a Stop", () => {
  test("has its price, said before it is pressed (H08, H18, F02)", () => {
    expect([price(false, 3), price(false, 0), price(true, 3)]).toEqual([
      "stop-price-draw",
      "stop-price-steal",
      "stop-price-discard",
    ]);
  });

  test("is explained until somebody acts again", () => {
    const settled = [
      happening("stopped", 0, { other: 1 }),
      happening("fault", 1, { other: 0, number: 3, about: "H10" }),
      happening("turn", 2),
    ];
    const found = verdict(steps(...settled), names);
    expect(found).toMatchObject({ message: "verdict-founded", rule: "H10", args: { who: "other", whom: "me" } });
    expect(plain(String(found?.args["name"]))).toBe("Bo");
    expect(verdict(steps(...settled, happening("placed", 2)), names)).toBeNull();
    expect(verdict(steps(happening("placed", 2)), names)).toBeNull();
  });
});

describe("the prompt of the new phases", () => {
  test.each([
    [{ phase: "select", legal: ["select"] }, "prompt-select"],
    [{ phase: "verify", legal: ["verify", "concede"] }, "prompt-verify"],
    [{ phase: "look", legal: ["look 0,0"], wanted: ["fire"] }, "prompt-look"],
    [{ phase: "called", owed: "fire", legal: ["place fire", "fail"] }, "prompt-called"],
    [{ phase: "give", asker: 1 }, "prompt-give-asked"],
    [{ phase: "give", owed: "fire" }, "prompt-give"],
    [{ phase: "discard", turn: 1 }, "prompt-discard-fault"],
    [{ phase: "turn", leader: 1, legal: ["place fire", "pass"] }, "prompt-round"],
  ] as const)("%j", (change, message) => {
    expect(prompt(position(change as unknown as Partial<Position>), names)).toMatchObject({ message, mine: true });
  });

  test("says beforehand what has to be found (M09)", () => {
    const asked = prompt(position({ phase: "verify", legal: ["look 0,0", "concede"], wanted: ["fire"] }), names);
    expect([asked.message, asked.hint, plain(String(asked.args["cards"]))]).toEqual([
      "prompt-verify",
      "prompt-wanted",
      "FIRE",
    ]);
  });

  test("says who interrupts whom (N02)", () => {
    const seen = prompt(position({ viewer: 2, turn: 1, actors: [1], interrupted: [0] }), names);
    expect([seen.hint, plain(String(seen.args["name"])), plain(String(seen.args["other"]))]).toEqual([
      "prompt-wait-interrupting",
      "Bo",
      "Ann",
    ]);
    expect(prompt(position({ turn: 1, actors: [1], interrupted: [0] }), names).hint).toBe("prompt-interrupted");
    expect(prompt(position({ interrupted: [1], legal: ["place fire"] }), names).hint).toBe("prompt-interrupting");
  });

  test("names everybody who still prepares a selection (J03)", () => {
    const waiting = prompt(position({ phase: "select", turn: -1, actors: [1, 2] }), names);
    expect([waiting.message, plain(String(waiting.args["name"]))]).toEqual(["prompt-wait-select", "Bo, Cem"]);
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
    expect(groups.map(({ turn, round }) => [turn, round])).toEqual([
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

test("eras before those in play count as placed, and have no row (B12)", () => {
  const info = { eras: [], families: [], cards: [1, 1, 2, 2, 3].map((era, at) => ({ id: `c${at}`, era })) } as never;
  const deck = new Deck(info, ["stop", "eras=2-2"]);
  expect([deck.before, deck.rows.map((row) => row.era)]).toEqual([["c0", "c1"], [2]]);
});

describe("teams", () => {
  const all = position({
    teams: [0, 1, 0, 1],
    viewer: 1,
    seats: [1, 2, 3, 4].map((points) => seat({ points, hand: points })),
  });

  test("sit side by side, one's own first", () => {
    expect(company(all)).toEqual([
      { team: 1, seats: [1, 3] },
      { team: 0, seats: [0, 2] },
    ]);
    expect(company(position({}))).toEqual([{ team: -1, seats: [0, 1, 2] }]);
  });

  test("have their sum (P03)", () => {
    expect(together(all, [1, 3])).toEqual({ points: 6, cards: 6 });
    expect(together(position({}), [0, 1])).toEqual({ points: null, cards: 10 });
    const ranking = [3, 4, 5, -1].map((total, at) => ({ seat: at, total }) as Ranking);
    expect([teamTotal(ranking, [0, 1, 0, 1], 1), teamLetter(1)]).toEqual([3, "B"]);
  });
});
