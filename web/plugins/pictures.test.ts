import { expect, test } from "vitest";
import { cells, type IconSet, iconsById, iconsOf, outline } from "./pictures.ts";

const SET: IconSet = {
  icons: {
    flint: { body: '<path fill="currentColor" d="M1 1h9z"/>' },
    hearth: { body: '<path fill="currentColor" d="M1 1z"/><path fill="currentColor" d="M2 2z"/>' },
    wide: { body: '<path fill="currentColor" d="M1 1z"/>', width: 640 },
    grouped: { body: '<g><path fill="currentColor" d="M1 1z"/></g>' },
  },
  aliases: { silex: { parent: "flint" } },
};

test("an icon is its outline, by its own name or by another one", () => {
  expect(outline(SET, "flint")).toBe("M1 1h9z");
  expect(outline(SET, "silex")).toBe("M1 1h9z");
});

test("the paths of an icon are joined", () => {
  expect(outline(SET, "hearth")).toBe("M1 1zM2 2z");
});

test("an icon that cannot be drawn as paths in the common box is refused", () => {
  expect(() => outline(SET, "amber")).toThrow("no icon is called amber");
  expect(() => outline(SET, "wide")).toThrow("does not fill a box");
  expect(() => outline(SET, "grouped")).toThrow("more than plain paths");
});

test("a table names its icons in one column, whatever else stands in it", () => {
  const table = '# a note\nid,text,icon\nfire,"warm, bright, ""ours""",campfire\r\nhide,,\n';
  expect(iconsOf(table)).toEqual(["campfire"]);
});

test("a table without icons is refused", () => {
  expect(() => iconsOf("id,name\nfire,Fire\n")).toThrow("no column called icon");
});

test("cells may hold commas and quotes", () => {
  expect(cells('fire,"hot, bright",,"so-called ""red flower"""')).toEqual([
    "fire",
    "hot, bright",
    "",
    'so-called "red flower"',
  ]);
});

test("a table of things names each icon by its id", () => {
  expect(iconsById("# a note\nid,icon\nfire,campfire\nhide,pelt\n")).toEqual([
    ["fire", "campfire"],
    ["hide", "pelt"],
  ]);
  expect(() => iconsById("id,picture\n")).toThrow("no columns");
});
