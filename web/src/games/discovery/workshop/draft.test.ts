import { speaking } from "@/testing/texts";
import { describe, expect, test } from "vitest";
import { readTable } from "./csv";
import {
  addCard,
  byId,
  cardInLine,
  fromText,
  idOf,
  inEra,
  linked,
  moveCard,
  pasted,
  removeCard,
  setCell,
  textOf,
} from "./draft";
import { MOST_LETTERS } from "@/shell/linkText";
import { packed, unpacked } from "./link";
import { asJson, calledIn, draftIn, isToml } from "./reading";

const FILE = `# id: garden
# a remark
# name_en: Garden
id,era,order,family,prerequisites,name_en,name_fr,own
seed,1,1,food,,"Seed, small",Graine,a
soil,1,2,food,,"The ""soil""",Terre,b
tree,2,1,tools,seed soil,Tree,Arbre,c
fruit,2,2,food,tree,Fruit,Fruit,d
`;
const garden = fromText(FILE);
const keyOf = (id: string, draft = garden): number => byId(draft, id)!.key;
const ids = (era: number, draft = garden): string[] => inEra(draft, era).map(idOf);

describe("a deck file", () => {
  test("is written as it was read, with unknown columns and remarks", () => expect(textOf(garden)).toBe(FILE));

  test("tells in which line a card stands", () => expect(cardInLine(garden, 7)?.cells["id"]).toBe("tree"));

  test.each([";", "\t"])("may come from a spreadsheet, with %j between its cells", (between) => {
    const found = readTable(`"# id: x${between}${between}"\nid${between}name_en\na${between}"A\n b"\n`);
    expect(found).toEqual({ comments: ["id: x"], columns: ["id", "name_en"], rows: [["a", "A b"]] });
  });
});

describe("a change", () => {
  test("of a place renumbers the era that is left and the one that is reached", () => {
    const moved = moveCard(garden, keyOf("seed"), 2, 2);
    expect([ids(1, moved), ids(2, moved)]).toEqual([["soil"], ["tree", "seed", "fruit"]]);
    expect(inEra(moved, 2).map(({ cells }) => cells["order"])).toEqual(["1", "2", "3"]);
    expect(ids(1)).toEqual(["seed", "soil"]);
  });

  test("of an id is told to whoever needs the card", () => {
    const renamed = setCell(garden, keyOf("seed"), "id", "nut");
    expect(byId(renamed, "tree")!.cells["prerequisites"]).toBe("nut soil");
  });

  test("draws a link, and takes it back", () => {
    const drawn = linked(garden, keyOf("soil"), keyOf("fruit"));
    expect(byId(drawn, "fruit")!.cells["prerequisites"]).toBe("tree soil");
    expect(textOf(linked(drawn, keyOf("soil"), keyOf("fruit")))).toBe(FILE);
  });

  test("takes a card away, and nothing needs it any more", () => {
    const left = removeCard(garden, keyOf("seed"));
    expect([ids(1, left), byId(left, "tree")!.cells["prerequisites"]]).toEqual([["soil"], "soil"]);
  });

  test("adds a card with an id of its own", () => {
    const [more, made] = addCard(addCard(garden, 2, "food", "New")[0], 2, "food", "New");
    expect([ids(2, more), made.cells["order"]]).toEqual([["tree", "fruit", "card-2-3", "card-2-4"], "4"]);
  });

  test("pastes a block from a spreadsheet, and makes cards for what is beyond the last row", () => {
    const shown = { keys: [keyOf("tree"), keyOf("fruit")], columns: ["name_en", "family"] };
    const now = pasted(garden, [["Oak", "food"], ["Nut"], ["Leaf", "tools"]], shown, "science");
    expect(inEra(now, 2).map(({ cells }) => [cells["name_en"], cells["family"]])).toEqual([
      ["Oak", "food"],
      ["Nut", "food"],
      ["Leaf", "tools"],
    ]);
  });
});

describe("what is brought", () => {
  const called = calledIn(speaking("en"));

  test("may be the JSON of a draft", () => expect(textOf(draftIn(asJson(garden), called)!)).toBe(FILE));

  test("may be a table that has no ids and names what is needed", () => {
    const found = draftIn("Name\tEra\tFamily\tNeeds\nSeed\t1\tfood\t\nBig tree\t2\ttools\tSeed\n", called)!;
    expect(found.cards.map(({ cells }) => [cells["id"], cells["era"], cells["order"], cells["prerequisites"]])).toEqual(
      [
        ["seed", "1", "1", ""],
        ["big-tree", "2", "1", "seed"],
      ],
    );
    expect(found.cards[1]!.cells["name_fr"]).toBe("Big tree");
  });

  test("loses nothing as a file, as the JSON of a draft and back, whatever its cells say", () => {
    let seed = 7;
    const signs = "aé\"',;#:\t-0=[{}|« \u202f";
    const words = (): string =>
      Array.from({ length: 6 }, () => signs[(seed = (seed * 48271) % 2147483647) % signs.length]).join("");
    for (let count = 0; count < 200; count++) {
      let draft = setCell(garden, keyOf("seed"), "text_en", words());
      draft = setCell(draft, keyOf("tree"), "own", words());
      const file = textOf(draft);
      expect(textOf(fromText(file))).toBe(file);
      expect(textOf(draftIn(asJson(draft), called)!)).toBe(file);
    }
  });

  test.each([
    ["[deck]\nid = 1", true],
    ["# a remark\n[[card]]\n", true],
    ['id = "x"\n', true],
    [FILE, false],
    ["{}", false],
    ["name\tera\n", false],
  ])("may be TOML: %j", (text, toml) => expect(isToml(text)).toBe(toml));

  test.each(["", "one two", "{}", "{", "a,b\n1,2"])("is refused where it names no columns: %j", (text) =>
    expect(draftIn(text, called)).toBeNull(),
  );
});

describe("a link", () => {
  test("holds the whole deck", async () => {
    const made = await packed(garden);
    expect(made!.bare).toBe(false);
    expect(made!.letters).toMatch(/^[\w-]+$/);
    expect(await unpacked(made!.letters)).toBe(FILE);
  });

  test("leaves out what does not fit, and says so", async () => {
    let long = garden;
    let seed = 1;
    const words = (): string =>
      Array.from({ length: 2 * MOST_LETTERS }, () =>
        String.fromCharCode(97 + ((seed = (seed * 48271) % 2147483647) % 26)),
      ).join("");
    long = setCell(long, keyOf("seed"), "text_en", words());
    const made = await packed(long);
    expect(made!.bare).toBe(true);
    expect(fromText((await unpacked(made!.letters))!).columns).not.toContain("text_en");
    expect(await packed(setCell(long, keyOf("seed"), "name_en", words()))).toBeNull();
  });

  test.each(["", "AAAA", "not-a-deck"])("that is damaged holds none: %j", async (letters) => {
    const found = await unpacked(letters);
    expect(found === null || fromText(found).cards.length === 0).toBe(true);
  });
});
