import { expect, test } from "vitest";
import cards from "@/games/discovery/help";
import survival from "@/games/survival/help";
import walk from "@/games/walk/help";
import { ALL_KEYS } from "@/games/discovery/board/keys";
import { KeyChoice } from "./keyChoice";
import { keyOf, shortcutOf } from "@/shell/shortcuts";
import { DEFAULTS, isFree } from "@/shell/storage";

const choice = new KeyChoice([cards, survival, walk]);
const chosen = (shortcuts: Record<string, string>) => ({ ...DEFAULTS, shortcuts });
const press = (key: string, more = {}): KeyboardEvent =>
  ({ key, code: "", target: null, ctrlKey: false, altKey: false, metaKey: false, ...more }) as KeyboardEvent;

const meant = (key: string, now = DEFAULTS, more = {}): string => shortcutOf(press(key, more), ALL_KEYS, now);

test("no two shortcuts that a person may meet at once have the same key, and a shortcut may have each of them", () => {
  for (const [name, key] of Object.entries(choice.keys)) {
    expect([name, choice.rival(name, key, DEFAULTS)]).toEqual([name, ""]);
    expect([name, isFree(key)]).toEqual([name, true]);
  }
});

test("keys that browsers, screen readers or what has the focus need cannot be taken", () => {
  const needed = ["Tab", "Escape", "Enter", " ", "ArrowLeft", "Home", "PageDown", "Shift", "F5", "Delete", "Dead"];
  for (const key of needed) expect(choice.chosen("log", key, DEFAULTS)).toEqual({ rival: "" });
});

test("a key of another shortcut is not given away, wherever the two may meet", () => {
  expect(choice.chosen("log", "P", DEFAULTS)).toEqual({ rival: "points" });
  expect(choice.chosen("log", "a", DEFAULTS)).toEqual({ rival: "pool-1" });
  expect(choice.chosen("tree", "m", DEFAULTS)).toEqual({ rival: "me" });
  expect(choice.chosen("discover-map", "f", DEFAULTS)).toEqual({ rival: "large" });
  expect(choice.chosen("tree", "o", DEFAULTS)).toEqual({ shortcuts: { tree: "o" } });
  expect(choice.chosen("log", "o", DEFAULTS)).toEqual({ rival: "discover-quest" });
  expect(choice.chosen("connect", "p", DEFAULTS)).toEqual({ shortcuts: { connect: "p" } });
});

test("a chosen key is kept, and its own one is no choice", () => {
  const now = chosen({ log: "x" });
  expect(choice.chosen("points", "L", now)).toEqual({ shortcuts: { log: "x", points: "l" } });
  expect(choice.chosen("log", "l", now)).toEqual({ shortcuts: {} });
  expect(choice.chosen("log", "l", chosen({ log: "x", points: "l" }))).toEqual({ rival: "points" });
});

test("a press means the shortcut that has the key now, with and without Shift", () => {
  expect(meant("3")).toBe("hand-3");
  expect("abcde".split("").map((key) => meant(key))).toEqual([1, 2, 3, 4, 5].map((place) => `pool-${place}`));
  expect(["x", "X", "l"].map((key) => meant(key, chosen({ log: "x" })))).toEqual(["log", "log", ""]);
});

test("a choice goes before the key that a new shortcut came with", () => {
  expect(meant("t", chosen({ log: "t" }))).toBe("log");
  expect([meant("f"), meant("f", chosen({ log: "f" })), meant("k", chosen({ large: "k" }))]).toEqual([
    "large",
    "log",
    "large",
  ]);
});

test("nothing is meant with a modifier, where somebody types, or when shortcuts are switched off", () => {
  const off = { ...DEFAULTS, keys: false };
  expect(meant("t", DEFAULTS, { ctrlKey: true })).toBe("");
  expect(meant("t", DEFAULTS, { target: { closest: () => ({}) } })).toBe("");
  expect(meant("t", off)).toBe("");
  expect(keyOf(ALL_KEYS, "tree", off)).toBe("");
  expect(choice.key("tree", off)).toBe("t");
});

test("a letter of another script stands for the Latin one at its place", () => {
  expect(meant("р", DEFAULTS, { code: "KeyH" })).toBe("hint");
  expect(meant("Ρ", DEFAULTS, { code: "KeyH" })).toBe("hint");
  expect(meant("é", DEFAULTS, { code: "KeyH" })).toBe("");
  expect(meant("ד", DEFAULTS, { code: "Quote" })).toBe("");
});

test.each([
  ["&", "Digit1", "1"],
  ["é", "Digit2", "2"],
  ["ç", "Digit9", "9"],
  ["!", "Digit1", "", true],
  [".", "Slash", "/"],
  [",", "Slash", "?", true],
  ["!", "Slash", ""],
  [".", "Period", ""],
] as [string, string, string, boolean?][])("%s at the place of %s stands for “%s”", (key, code, means, shiftKey) => {
  const keys = { 1: "1", 2: "2", 9: "9", "/": "/", "?": "?" };
  expect(shortcutOf(press(key, { code, shiftKey: shiftKey ?? false }), keys, DEFAULTS)).toBe(means);
});

test("what a key writes goes before what stands at its place elsewhere", () => {
  const keys = { sixth: "6", smaller: "-" };
  expect(shortcutOf(press("-", { code: "Digit6" }), keys, DEFAULTS)).toBe("smaller");
});

test("a letter of another script may be chosen, too", () => {
  expect(meant("ж", chosen({ hint: "ж" }), { code: "Semicolon" })).toBe("hint");
});

test("a letter of another script from a keyboard that names no place stands for nothing, also while shortcuts are off", () => {
  expect(meant("р")).toBe("");
  expect(meant("р", { ...DEFAULTS, keys: false })).toBe("");
});
