import { describe, expect, test } from "vitest";
import type { Catalogue, Checked, GameFamily } from "@/generated/protocol";
import { groupOf, mostIn, stateOf, without } from "@/table/options";
import {
  addSeat,
  configuration,
  configured,
  decksFor,
  firstForm,
  formOf,
  inGame,
  personAsked,
  lengthOf,
  lengths,
  ofLength,
  plan,
  removeSeat,
  reseat,
  withDeck,
  withOwn,
  type Form,
} from "./setup";
import { styled, styleOf } from "./styles";
import { alternated, crowded, teams } from "@/table/seats/teamPlan";
import { familyOptions } from "@/shell/families";

const OPTION = { rules: ["N01"], built_in: [], needs: [], excludes: [], value: "", least: 0, most: 0, more_in: {} };
const POINTS = ["explore", "select", "connect", "fusion"];
const ALL = ["intro", "memory", ...POINTS];

const CARDS: GameFamily = {
  key: "evolution",
  usual: "explore",
  programs: ["random", "greedy"],
  configurations: [
    { key: "solitaire", seats: ["me", "bot+", "bot+"], teams: [] },
    {
      key: "double",
      seats: ["me", "open", "open", "open"],
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
  ],
  max_seats: 9,
  advises: true,
  deck_bytes: 0,
  prints: true,
};
const WALK: GameFamily = {
  key: "walk",
  usual: "walk:hills",
  programs: ["wanderer"],
  configurations: [{ key: "alone", seats: ["me", "program:wanderer"], teams: [] }],
  max_seats: 4,
  advises: false,
  deck_bytes: 0,
  prints: false,
};

const CLASSIC = { lengths: [3, 6, 12], lengths_rule: "S01", turn_seconds: 60, turn_rule: "C14", styles: [] };
const BOLD = { key: "bluffers", options: ["jokers=2", "stop"] };
const NONE = {
  lengths: [],
  lengths_rule: "",
  turn_seconds: 0,
  turn_rule: "",
  styles: [{ key: "family", options: [] }, BOLD],
};
const cards = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ era: first + index }));

const catalogue = {
  games: [...ALL, "walk:hills", "classic-simple"].map((key) => ({
    key,
    presets: key === "classic-simple" ? CLASSIC : NONE,
    points: POINTS.includes(key),
    bots: key === "walk:hills" ? [] : key === "classic-simple" ? ["virtual"] : ["bot", "bot+"],
  })),
  options: [
    { ...OPTION, key: "jokers", games: ALL, value: "count", least: 1, most: 4 },
    {
      ...OPTION,
      key: "stop",
      games: ["intro", "explore", "select", "connect"],
      built_in: ["memory", "fusion"],
      rules: ["H17"],
    },
    { ...OPTION, key: "series+", games: POINTS, rules: ["I14"] },
    { ...OPTION, key: "free-placement", games: ["explore", "select"], built_in: ["connect", "fusion"], rules: ["L03"] },
    {
      ...OPTION,
      key: "strata",
      games: ["explore", "select"],
      built_in: ["connect"],
      needs: ["free-placement"],
      rules: ["L04"],
    },
    { ...OPTION, key: "flash", games: ["explore"], excludes: ["series+"], rules: ["Q01"] },
    { ...OPTION, key: "advantage", games: POINTS, value: "seat", least: 1, most: 2, rules: ["R03"] },
    { ...OPTION, key: "eras", games: [...ALL, "classic-simple"], value: "range", rules: ["B12"] },
  ],
  decks: [
    { family: "evolution", id: "prehistory", max_seats: 9, first: 1, cards: cards(1, 6) },
    { family: "evolution", id: "small", max_seats: 3, first: 1, cards: [{ era: 1 }] },
    { family: "evolution", id: "antiquity", max_seats: 9, first: 7, cards: cards(1, 12) },
    { family: "evolution", id: "both", max_seats: 9, first: 1, cards: cards(1, 12) },
    { family: "walk", id: "hills", spaces: [[0, 0]] },
  ],
  families: [CARDS, WALK],
} as unknown as Catalogue;

/** The same where a server has other programs. */
const having = (...programs: string[]): Catalogue => ({ ...catalogue, families: [{ ...CARDS, programs }, WALK] });

const start = (change: Partial<Form> = {}): Form => ({ ...firstForm(catalogue, "Ann"), ...change });
const row = (...sides: number[]) => sides.map((team, seat) => ({ team, seat }));

describe("S01: the length of a game of the first edition", () => {
  const classic = (deck: string) => start({ game: "classic-simple", deck });
  const options = (form: Form) => plan(form, catalogue, "en").options;

  test.each([
    ["prehistory", [3, 6]],
    ["antiquity", [3, 6]],
    ["both", [3, 6, 12]],
    ["small", []],
  ])("with the deck %s is one of %j eras", (deck, expected) => {
    expect(lengths(classic(deck), catalogue)).toEqual(expected);
    expect(lengths({ ...classic(deck), game: "explore" }, catalogue)).toEqual([]);
  });

  test.each([
    ["prehistory", 3, ["eras=1-3"]],
    ["prehistory", 6, []],
    ["antiquity", 3, ["eras=7-9"]],
    ["both", 6, ["eras=1-6"]],
    ["both", 12, []],
  ])("with the deck %s and %d eras says the same as the option", (deck, count, expected) => {
    const form = ofLength(ofLength(classic(deck), catalogue, 3), catalogue, count);
    expect(options(form)).toEqual(expected);
    expect(lengthOf(form, catalogue)).toBe(count);
  });

  test("is none of them where later eras are played, or another number", () => {
    const form = { ...classic("prehistory"), options: ["eras"] };
    expect(lengthOf({ ...form, values: { eras: "2-4" } }, catalogue)).toBe(0);
    expect(lengthOf({ ...form, values: { eras: "1-4" } }, catalogue)).toBe(4);
  });

  test("goes with a range that another deck does not have", () => {
    const form = ofLength(classic("prehistory"), catalogue, 3);
    expect(options(withDeck(form, catalogue, "both"))).toEqual(["eras=1-3"]);
    const other = withDeck(form, catalogue, "antiquity");
    expect(options(other)).toEqual([]);
    expect(other.values["eras"]).toBe("7-10");
  });
});

describe("a deck of one's own", () => {
  const mine = (id: string) => ({
    family: "evolution",
    id,
    name: { en: id },
    first: 1,
    cards: [],
    eras: [],
    families: [],
  });
  const own = { text: "# id: mine", decks: [mine("mine@1"), mine("below+mine@2")], games: {}, game: "" };

  test("is chosen by itself, and its file goes with the plan", () => {
    const form = withOwn(start(), catalogue, own);
    expect(form.deck).toBe("mine@1");
    expect(plan(form, catalogue, "en").deck_file).toBe(own.text);
    const both = withDeck(form, catalogue, "below+mine@2");
    expect(plan(both, catalogue, "en")).toMatchObject({ deck: "below+mine@2", deck_file: own.text });
  });

  test("may make games of its own, which are played while it is chosen", () => {
    const form = withOwn(start(), catalogue, { ...own, games: { mine: { en: "Mine" } }, game: "mine" });
    expect(plan(form, catalogue, "en").game).toBe("mine");
    expect(plan(withDeck(form, catalogue, catalogue.decks[0]!.id), catalogue, "en").game).toBe(form.game);
  });

  test("stays at hand while another deck is chosen, and leaves nothing when it is removed", () => {
    const form = withOwn(start(), catalogue, own);
    const other = withDeck(form, catalogue, catalogue.decks[0]!.id);
    expect(decksFor(other, catalogue).map(({ id }) => id)).toContain("mine@1");
    expect(plan(other, catalogue, "en")).not.toHaveProperty("deck_file");
    const gone = withOwn(form, catalogue, null);
    expect(gone.deck).toBe(catalogue.decks[0]!.id);
    expect(plan(gone, catalogue, "en")).not.toHaveProperty("deck_file");
  });
});

describe("setting up", () => {
  test("begins with the reader against a friendly program in the richer game", () => {
    const form = start();
    expect(form.game).toBe("explore");
    expect(form.seats.map((seat) => seat.kind + seat.program)).toEqual(["me", "programgreedy"]);
    const more = having("random", "greedy", "level-2", "level-3", "level-4");
    expect(firstForm(more, "Ann").seats.map((seat) => seat.program)).toEqual(["", "level-3"]);
    expect(firstForm(having("mine"), "Ann").seats[1]!.program).toBe("mine");
  });

  test("names and programs go as they are meant", () => {
    const form = firstForm(catalogue, " Ann ");
    form.seats[1] = { ...form.seats[1]!, kind: "open" };
    expect(plan(form, catalogue, "fr")).toMatchObject({
      seats: [
        { kind: "me", name: "Ann", program: "" },
        { kind: "open", program: "" },
      ],
      language: "fr",
    });
  });

  test("keeps one to nine seats", () => {
    let form = start();
    for (let count = 0; count < 20; count += 1) form = addSeat(form, catalogue, 9);
    expect(form.seats).toHaveLength(9);
    expect(new Set(form.seats.map((seat) => seat.key)).size).toBe(9);
    for (const seat of form.seats) form = removeSeat(form, seat.key);
    expect(form.seats).toHaveLength(1);
  });

  test("an advantage is no larger than the game allows", () => {
    const gift = { ...catalogue.options.find(({ key }) => key === "advantage")!, more_in: { explore: 5 } };
    const some = { ...catalogue, options: [...catalogue.options.filter(({ key }) => key !== "advantage"), gift] };
    const form = inGame(start({ options: ["advantage"] }), some, "explore");
    form.seats[1]!.extra = 5;

    expect([mostIn(gift, "explore"), mostIn(gift, "connect")]).toEqual([5, 2]);
    expect(inGame(form, some, "explore").seats[1]!.extra).toBe(5);
    expect(inGame(form, some, "connect").seats[1]!.extra).toBe(2);
  });

  test("whoever sits down with other people is asked for a name, and nobody else", () => {
    const seats = (...kinds: string[]) =>
      start({ seats: kinds.map((kind, key) => ({ ...firstForm(catalogue, "").seats[0]!, key, kind })) });
    expect(personAsked(start())).toBe(-1);
    expect(personAsked(seats("program", "me", "open"))).toBe(1);
    expect(personAsked(seats("me", "me"))).toBe(0);
    expect(personAsked(seats("open", "open"))).toBe(-1);
  });

  test("a name that nobody typed goes with the one who bore it; a typed one stays", () => {
    const [first] = firstForm(catalogue, "Eva").seats;
    expect(reseat(first!, "bot", "")).toMatchObject({ kind: "bot", name: "" });
    expect(reseat(first!, "me", "").name).toBe("Eva");
    expect(reseat({ ...first!, name: "Ann", typed: true }, "program", "greedy")).toMatchObject({
      program: "greedy",
      name: "Ann",
    });
  });
});

describe("options", () => {
  test("are free until the server has said how they stand", () => {
    const stop = catalogue.options.find((option) => option.key === "stop")!;
    const said = { key: "stop", state: "built-in", other: "memory", rule: "H17" } as const;
    expect(stateOf(null, stop)).toEqual({ key: "stop", state: "free", other: "", rule: "H17" });
    expect(stateOf({ options: [said] } as unknown as Checked, stop)).toEqual(said);
  });

  test("that do not go are left out of the plan, with their values", () => {
    const form = start({ options: ["jokers", "stop", "eras"] });
    expect(without(plan(form, catalogue, "en"), ["jokers", "eras"]).options).toEqual(["stop"]);
  });

  test("are grouped by what they are about", () => {
    const group = (key: string) =>
      groupOf(
        catalogue,
        catalogue.options.find((option) => option.key === key)!,
      );
    expect(["jokers", "stop", "series+", "free-placement", "advantage", "eras"].map(group)).toEqual([
      "any",
      "any",
      "points",
      "points",
      "company",
      "company",
    ]);
  });

  test("are written with their values, those of seats by the seat's number", () => {
    const form = start({ options: ["jokers", "stop", "eras", "advantage"] });
    form.seats[1]!.extra = 2;
    expect(plan(form, catalogue, "en").options).toEqual(["jokers=4", "stop", "eras=1-4", "advantage=2:2"]);
  });
});

describe("companies", () => {
  test("a configuration fills the seats and is known again (P06)", () => {
    const form = configured(start(), CARDS.configurations[1]!);
    expect(form.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
    expect(form.seats[0]!.name).toBe("Ann");
    expect(plan(form, catalogue, "en").teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(configuration(form, catalogue)).toBe("double");
    expect(configuration(start(), catalogue)).toBe("");
  });

  test("whoever plays alone is a team of one (P03)", () => {
    expect(teams(row(1, 0, 1))).toEqual([[0, 2], [1]]);
    expect(teams(row(0, 0))).toEqual([]);
  });

  test.each([[[1, 1, 2, 2]], [[1, 1, 1, 2, 2, 2]], [[1, 1, 2, 2, 3, 3]], [[1, 1, 2, 2, 0]], [[1, 1, 1, 0, 0]]])(
    "members of %j are seated alternately (P06)",
    (sides) => {
      const seated = alternated(row(...sides));
      expect(crowded(row(...sides))).toBe(true);
      expect(crowded(seated)).toBe(false);
      expect(seated[0]).toEqual(row(...sides)[0]);
      expect(seated.map((one) => one.seat).sort()).toEqual([...sides.keys()]);
    },
  );

  test("who cannot help sitting side by side is left in peace", () => {
    expect(crowded(row(1, 1, 0))).toBe(false);
    expect(crowded(row(1, 1))).toBe(false);
    expect(crowded(row(0, 0, 0, 0))).toBe(false);
  });
});

describe("another game", () => {
  test("of the same family leaves the rest as it is", () => {
    const form = start({ options: ["jokers"], deck: "small" });
    expect(inGame(form, catalogue, "intro")).toEqual({ ...form, game: "intro" });
  });

  test("of another edition has its own virtual players and configurations", () => {
    const form = configured(start(), CARDS.configurations[0]!);
    const classic = inGame(form, catalogue, "classic-simple");
    expect(classic.seats.map((seat) => seat.kind)).toEqual(["me", "virtual", "virtual"]);
    expect(familyOptions(catalogue, "classic-simple").configurations.map((one) => one.key)).toEqual(["double"]);
    expect(inGame(classic, catalogue, "explore").seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  });

  test("of another family takes what there is in that one, and people keep their seats", () => {
    const form = configured(start({ options: ["jokers"] }), CARDS.configurations[0]!);
    form.seats.push({ ...form.seats[0]!, key: 9, kind: "open", name: "", team: 1, extra: 2 });
    const walk = inGame(form, catalogue, "walk:hills");
    expect(plan(walk, catalogue, "en")).toMatchObject({
      game: "walk:hills",
      deck: "hills",
      options: [],
      teams: [],
      seats: [
        { kind: "me", name: "Ann", program: "" },
        { kind: "program", program: "wanderer" },
        { kind: "program", program: "wanderer" },
        { kind: "open", name: "" },
      ],
    });
    const back = plan(inGame(walk, catalogue, "explore"), catalogue, "en");
    expect([back.deck, ...back.seats.map((seat) => seat.program)]).toEqual(["prehistory", "", "greedy", "greedy", ""]);
  });
});

test("a plan that somebody else made comes back as it was", () => {
  const form = start({
    game: "select",
    options: ["jokers", "eras", "advantage"],
    values: { jokers: "2", eras: "2-5" },
  });
  form.seats = [...form.seats, { ...form.seats[0]!, key: 3, kind: "open", name: "", team: 1 }];
  form.seats[0] = { ...form.seats[0]!, team: 1, extra: 1 };
  form.conduct = { ...form.conduct, window_seconds: 20, away: "days", learner: true };
  const made = plan(form, catalogue, "en");
  expect(plan(formOf(made, catalogue, "Bo"), catalogue, "en")).toEqual(made);
  expect(
    formOf({ ...made, seats: made.seats.map((seat) => ({ ...seat, name: "" })) }, catalogue, "Bo").seats[0]!.name,
  ).toBe("Bo");
});

describe("a style", () => {
  test("fills in its options and their values, and is known by them", () => {
    expect(styleOf(start(), catalogue)).toBe("family");
    const bold = styled(start(), catalogue, BOLD);
    expect(plan(bold, catalogue, "en").options).toEqual(["jokers=2", "stop"]);
    expect(styleOf(bold, catalogue)).toBe("bluffers");
    expect(styleOf({ ...bold, values: { ...bold.values, jokers: "4" } }, catalogue)).toBe("");
    expect(styleOf({ ...bold, options: ["stop"] }, catalogue)).toBe("");
  });

  test("leaves how much is played and by whom as it was, and drops other options", () => {
    const form = start({ options: ["eras", "series+"], values: { eras: "1-2" } });
    expect(styleOf(form, catalogue)).toBe("");
    expect(plan(styled(form, catalogue, BOLD), catalogue, "en").options).toEqual(["eras=1-2", "jokers=2", "stop"]);
  });
});
