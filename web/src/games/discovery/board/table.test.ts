import { describe, expect, test } from "vitest";
import type { Catalogue, DeckInfo, Happening, Position, TableInfo } from "@/generated/protocol";
import { Deck } from "@/games/discovery/cards/catalogue";
import { again, remember, renew, renewHost, settle } from "@/table/seats/host";
import { handOver } from "@/table/seats/hotseat";
import { keyAction, step } from "./keys";
import { logTurns } from "@/games/discovery/text/log";
import { pieces, plain } from "@/kit/markup";
import { flights, MOST_FLIGHTS } from "./motion";
import { cardsOf, intents, movesOfCard, movesOnSeats } from "@/games/discovery/cards/moves";
import { primary, prompt } from "@/games/discovery/panel/prompt";
import { frameSteps, handShown, stepTo } from "@/table/replay/replay";
import { freshCards, sameQuestion } from "@/table/connection/session";
import { Memory } from "@/app/storage";

const happening = (kind: string, seat: number, card = "", other = -1, number = 0): Happening => ({
  kind,
  seat,
  card,
  other,
  number,
  about: "",
});
const told = (...happenings: Happening[]) => [{ seq: 1, at: 0, happenings }];
const names = {
  viewer: 0,
  seatName: (seat: number) => ["Ann", "Bo"][seat] ?? "",
  cardName: (card: string) => card.toUpperCase(),
};

const position = (change: Partial<Position>): Position => ({
  viewer: 0,
  phase: "turn",
  turn: 0,
  turn_number: 1,
  actors: [0],
  seats: [],
  tree: [],
  pool: [],
  stack: 5,
  trumps: 0,
  placed: 0,
  last: "",
  series: 0,
  opened: [],
  closed: [],
  owed: "",
  legal: [],
  reason: "",
  ranking: [],
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
  passes: 0,
  looked: [],
  wanted: [],
  teams: null,
  granted: 0,
  rule: "C02",
  ...change,
});

const catalogue = {
  games: [{ key: "intro" }, { key: "explore" }],
  options: [
    { key: "series+", games: ["explore"] },
    { key: "bot", games: ["intro", "explore"] },
  ],
  decks: [{ id: "prehistory" }],
  programs: ["random", "greedy"],
  bots: ["bot", "bot+"],
} as unknown as Catalogue;

class Shelf {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

describe("moves", () => {
  const legal = ["place fire", "replay fire", "call metal", "exchange Bo", "end"];
  test("are found by card and by verb", () => {
    expect(movesOfCard(legal, "fire").map((move) => move.verb)).toEqual(["place", "replay"]);
    expect([...cardsOf(legal, ["call"])]).toEqual(["metal"]);
    expect(movesOnSeats(legal)).toEqual([{ text: "exchange Bo", verb: "exchange", argument: "Bo" }]);
  });

  test("what is asked about a card depends on where it lies", () => {
    expect(intents("fire", "hidden", "trump", 1)).toEqual(["place fire", "call fire"]);
    expect(intents("fire", "hand", "trump", 1)).toEqual(["place fire", "replay fire", "discard fire"]);
    expect(intents("fire", "hand", "give", 0)).toEqual(["give fire"]);
    expect(intents("fire", "pool", "turn", 0)).toEqual(["place fire"]);
  });
});

describe("the log", () => {
  test("tells points and series in the line of their card", () => {
    const steps = told(
      happening("turn", 0, "", -1, 3),
      happening("placed", 0, "fire"),
      happening("series", 0, "", -1, 2),
      happening("scored", 0, "", -1, 1),
      happening("trump", 0, "", -1, 1),
    );
    const [, turn] = [null, logTurns(steps, names).at(-1)!];
    expect(turn).toMatchObject({ turn: 3, seat: 0 });
    expect(turn.lines.map((line) => line.message)).toEqual(["log-placed-hand", "log-trump"]);
    expect(turn.lines[0]).toMatchObject({ series: 2, points: 1, args: { who: "me" } });
  });

  test("tells the points of an announcement with it, and an indemnity once", () => {
    const steps = told(
      happening("placed", 0, "fire"),
      happening("announced", 0, "", 0, 2),
      happening("scored", 0, "", -1, 3),
      happening("indemnity", 0, "", 1, 2),
      happening("scored", 0, "", -1, -2),
    );
    expect(
      logTurns(steps, names)
        .at(-1)!
        .lines.map((line) => [line.kind, line.points]),
    ).toEqual([
      ["placed", 0],
      ["announced", 3],
      ["indemnity", 0],
    ]);
  });

  test("begins turn 1 with the first deed after the deal", () => {
    const steps = told(
      happening("dealt", -1),
      happening("left", 0),
      happening("passed", 1),
      happening("turn", 0, "", -1, 2),
      happening("ended", 0),
    );
    expect(logTurns(steps, names).map(({ turn, seat, lines }) => [turn, seat, lines.map((line) => line.kind)])).toEqual(
      [
        [0, -1, ["left"]],
        [1, 1, ["passed"]],
        [2, 0, ["ended"]],
      ],
    );
    expect(logTurns(told(happening("passed", 1)), names)).toMatchObject([{ turn: 0 }]);
  });

  test("a card from one's own discard is told as such", () => {
    const kinds = [happening("placed", 1, "metal", 1, 2), happening("placed", 0, "metal", 1, 2)];
    expect(logTurns(told(...kinds), names)[0]!.lines.map((line) => line.message)).toEqual([
      "log-placed-own",
      "log-placed-discard",
    ]);
  });

  test("a hidden card has no name to tell", () => {
    const line = logTurns(told(happening("drew", 1)), names)[0]!.lines[0]!;
    expect(line).toMatchObject({ message: "log-drew-hidden", args: { who: "other", card: "" } });
    expect(pieces(String(line.args["name"]))).toEqual([{ kind: "name", text: "Bo" }]);
  });
});

describe("the prompt", () => {
  test.each([
    [["place fire", "end", "pass"], "prompt-opening", ""],
    [["end", "pass"], "prompt-opening-pass", "pass"],
    [["place fire", "end"], "prompt-opening-end", ""],
    [["end"], "prompt-opening-none", "end"],
  ])("in the opening offers what is left: %j", (legal, message, first) => {
    expect(prompt(position({ phase: "opening", legal }), names)).toMatchObject({ message, hint: "" });
    expect(primary(legal, cardsOf(legal, ["place"]).size, 0)).toBe(first);
    expect(primary(legal, 0, 1)).toBe("");
  });

  test("asks the one who must act", () => {
    expect(prompt(position({ legal: ["place fire", "end"] }), names)).toMatchObject({
      message: "prompt-turn",
      hint: "",
      mine: true,
    });
    expect(prompt(position({ legal: ["end"] }), names).hint).toBe("prompt-turn-none");
    const series = prompt(position({ placed: 1, last: "fire", legal: ["place hide", "end"] }), names);
    expect(series.message).toBe("prompt-series");
    expect(plain(String(series.args["card"]))).toBe("FIRE");
    expect(prompt(position({ placed: 1, last: "fire", legal: ["end"] }), names).message).toBe("prompt-done");
  });

  test("offers piles to look through only where there are some (rule M09)", () => {
    const hint = (legal: string[]): string =>
      prompt(position({ phase: "verify", wanted: ["fire"], legal }), names).hint;
    expect(hint(["look 0,0", "concede"])).toBe("prompt-wanted");
    expect(hint(["concede"])).toBe("prompt-wanted-none");
  });

  test("names whom everybody waits for", () => {
    const waiting = prompt(position({ actors: [1], turn: 1 }), names);
    expect(waiting).toMatchObject({ message: "prompt-wait-turn", mine: false });
    expect(plain(String(waiting.args["name"]))).toBe("Bo");
    expect(prompt(position({ phase: "over", turn: -1, actors: [] }), names).message).toBe("prompt-over");
  });
});

describe("motion", () => {
  test("a card flies from its source to its place", () => {
    expect(
      flights([happening("placed", 0, "fire"), happening("placed", 1, "hide", 0, 2), happening("drew", 1)], 0),
    ).toEqual([
      { card: "fire", from: "hand:fire", to: "tree:fire" },
      { card: "hide", from: "discard-0:hide", to: "tree:hide" },
      { card: "", from: "stack", to: "seat:1" },
    ]);
  });

  test("whoever was away sees where things are, not how they got there", () => {
    expect(
      flights(
        Array.from({ length: MOST_FLIGHTS + 1 }, () => happening("drew", 1)),
        0,
      ),
    ).toEqual([]);
  });
});

test("fresh cards are those that others placed since one's own last turn", () => {
  const steps = told(
    happening("turn", 1),
    happening("placed", 1, "old"),
    happening("turn", 0),
    happening("placed", 0, "mine"),
    happening("turn", 1),
    happening("placed", 1, "new"),
    happening("turn", 0),
  );
  expect([...freshCards(steps, 0, 2)]).toEqual(["new"]);
  expect([...freshCards([...steps, ...told(happening("returned", 1, "new"))], 0, 2)]).toEqual([]);
});

test("somebody who comes or goes changes no question", () => {
  const asked = position({ legal: ["place fire", "end"] });
  expect(sameQuestion(asked, { ...asked })).toBe(true);
  expect(sameQuestion(asked, { ...asked, legal: ["end"] })).toBe(false);
});

describe("keys", () => {
  const press = (key: string, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

  test("reach hand and pool, all five of it", () => {
    expect(keyAction(press("3"), true)).toEqual({ kind: "hand", index: 2 });
    expect("abcde".split("").map((key) => keyAction(press(key), true))).toEqual(
      [0, 1, 2, 3, 4].map((index) => ({ kind: "pool", index })),
    );
  });

  test("mean nothing when switched off or with a modifier, but Escape always cancels", () => {
    expect(keyAction(press("3"), false)).toBeNull();
    expect(keyAction(press("t", { ctrlKey: true }), true)).toBeNull();
    expect(keyAction(press("Escape"), false)).toEqual({ kind: "cancel" });
  });

  test("arrows stay within rows", () => {
    expect(step([9, 9], 0, 8, "ArrowRight")).toEqual([0, 8]);
    expect(step([9, 3], 0, 8, "ArrowDown")).toEqual([1, 2]);
    expect(step([9, 9], 1, 4, "ArrowUp")).toEqual([0, 4]);
    expect(step([9], 0, 4, "Home")).toEqual([0, 0]);
    expect(step([9], 0, 4, "x")).toBeNull();
  });

  test("lead through a replay", () => {
    expect([stepTo("ArrowRight", 4, 4), stepTo("ArrowLeft", 4, 4), stepTo("Home", 4, 9), stepTo("End", 4, 9)]).toEqual([
      4, 3, 0, 9,
    ]);
    expect(stepTo("x", 1, 9)).toBeNull();
  });
});

test("a deck knows all that must come before a card", () => {
  const card = (id: string, era: number, ...prerequisites: string[]) => ({
    id,
    era,
    family: "food",
    prerequisites,
    leads_to: [],
  });
  const info = {
    eras: [{ en: "One" }, { en: "Two" }],
    families: [{ id: "food" }],
    cards: [card("a", 1), card("b", 1, "a"), card("c", 2, "b")],
  };
  const deck = new Deck(info as unknown as DeckInfo);
  expect([...deck.ancestors("c")].sort()).toEqual(["a", "b"]);
  expect(deck.rows.map((row) => row.cards.length)).toEqual([2, 1]);
  expect(deck.hue("food")).toBe(1);
});

describe("the device is passed on", () => {
  const table = { status: "playing" } as TableInfo;
  const local = [
    { seat: 0, token: "a", mine: true },
    { seat: 1, token: "b", mine: true },
  ];

  test("before anybody sees a hand, and whenever another local seat must act", () => {
    expect(handOver(table, position({}), local, 0, -1)?.seat).toBe(0);
    expect(handOver(table, position({}), local, 0, 0)).toBeNull();
    expect(handOver(table, position({ actors: [1] }), local, 0, 0)?.seat).toBe(1);
    expect(handOver(table, position({ actors: [2] }), local, 0, 0)).toBeNull();
    expect(handOver(table, position({ actors: [2] }), local, 1, 0)?.seat).toBe(1);
  });

  test("to another local seat when the own one is lost", () => {
    expect(handOver(table, position({}), local.slice(1), 0, 0)?.seat).toBe(1);
    expect(handOver(table, position({}), local.slice(1), -1, -1)).toBeNull();
    expect(handOver(table, position({}), [], 0, 0)).toBeNull();
  });

  test("never with one local seat or when the game is over", () => {
    expect(handOver(table, position({ actors: [1] }), local.slice(0, 1), 0, -1)).toBeNull();
    expect(handOver({ status: "over" } as TableInfo, position({}), local, 0, -1)).toBeNull();
  });
});

describe("what the device remembers", () => {
  const created = {
    table: "T",
    host: "h",
    seats: [
      { seat: 1, token: "one" },
      { seat: 2, token: "two" },
    ],
  };
  const people = (...kinds: string[]) => kinds.map((kind) => ({ kind, name: "", program: "" }));
  const wished = (...kinds: string[]) =>
    ({ game: "explore", deck: "prehistory", options: [], seats: people(...kinds) }) as never;

  test("a host alone goes to his seat, one with guests waits for the table to say where he sits", () => {
    const memory = new Memory(new Shelf());
    expect(remember(memory, created, wished("me", "me", "program"), 1)).toBe("#/play/one");
    expect(remember(memory, created, wished("me", "open", "program"), 1)).toBe("#/watch/T");
    const known = settle(memory.table("T")!, { seats: people("program", "open", "me"), options: [] } as never);
    expect(known.seats.filter((seat) => seat.mine).map((seat) => seat.seat)).toEqual([2]);
    expect(memory.tableOf("two")?.table).toBe("T");
  });

  test("a new secret takes the place of the old one", () => {
    const memory = new Memory(new Shelf());
    memory.learn("T", { seat: 0, token: "old", mine: true }, 1);
    memory.learn("T", { seat: 0, token: "new", mine: false }, 2);
    expect(memory.table("T")?.seats).toEqual([{ seat: 0, token: "new", mine: false }]);
    memory.forget("T");
    expect(memory.tables()).toEqual([]);
  });

  test("one's own seat stays one's own under its new secret, another's does not become so", () => {
    const memory = new Memory(new Shelf());
    memory.learn("T", { seat: 0, token: "old", mine: true }, 1);
    renew(memory, "T", { type: "reissued", id: "c1", seat: 0, token: "new" }, true, 2);
    renew(memory, "T", { type: "reissued", id: "c2", seat: 1, token: "guest" }, false, 2);
    expect(memory.table("T")?.seats).toEqual([
      { seat: 0, token: "new", mine: true },
      { seat: 1, token: "guest", mine: false },
    ]);
    expect(memory.tableOf("old")).toBeUndefined();
  });

  test("the host's new secret takes the place of the old one, and only where the table is known", () => {
    const memory = new Memory(new Shelf());
    remember(memory, created, wished("me", "me", "program"), 1);
    renewHost(memory, "T", "new");
    renewHost(memory, "elsewhere", "new");
    expect(memory.table("T")?.host).toBe("new");
    expect(memory.tables()).toHaveLength(1);
    expect(memory.table("T")?.seats.map((seat) => seat.token)).toEqual(["one", "two"]);
  });

  test("unreadable memory counts as none", () => {
    const shelf = new Shelf();
    shelf.setItem("discovery.tables", "{");
    expect(new Memory(shelf).tables()).toEqual([]);
    expect(new Memory(shelf).preferences().density).toBe("cards");
  });

  test("the same table again keeps local seats and opens the others", () => {
    const info = {
      game: "explore",
      deck: "prehistory",
      options: ["series+", "bot"],
      leaving: "discard",
      turn_seconds: 0,
      seats: [...people("me", "open", "bot"), { kind: "program", name: "G", program: "greedy" }],
    };
    const known = { seats: [{ seat: 0, token: "a", mine: true }] } as never;
    const next = again(info as unknown as TableInfo, known, catalogue, "en");
    expect(next.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot", "program"]);
    expect(next.options).toEqual(["series+"]);
  });
});

test("a frame of a replay is reached with all that happened before it", () => {
  const frame = (kind: string) => ({ line: "", seat: 0, position: position({}), happenings: [happening(kind, 0)] });
  const steps = frameSteps({ frames: [frame("dealt"), frame("placed"), frame("ended")] }, 1);
  expect(steps.map((one) => one.happenings[0]?.kind)).toEqual(["dealt", "placed"]);
});

test("a replay shows the hand of who acts next, at the end of who acted last", () => {
  const frame = (actors: number[], seat: number) => ({
    line: "",
    seat,
    position: position({ actors }),
    happenings: [],
  });
  expect([handShown(frame([1], 0)), handShown(frame([], 1)), handShown(frame([], -1))]).toEqual([1, 1, 0]);
});
