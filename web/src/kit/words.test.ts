import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { breakable, tight } from "@/games/discovery/cards/hyphens";
import { bundle, preferred, translator } from "./i18n";
import { blocks, spans } from "@/app/rulebook/markdown";
import { cardMark, nameMark, pieces, plain } from "./markup";
import { parseRoute, formatRoute, fullAddress } from "@/app/routes";
import { signed } from "./signed";
import { years } from "@/games/discovery/cards/years";

const I18N = new URL("../../../src/discovery/i18n/", import.meta.url);
const text = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, I18N), "utf-8");
const speaking = (language: "en" | "fr") =>
  translator(bundle(language, new FluentResource(["web.ftl", "web-table.ftl", "games.ftl", "setup.ftl", "hints.ftl"].map((file) => text(language, file)).join("\n"))));

describe("the translations", () => {
  const VIEWS = new URL("../", import.meta.url);
  const sources = readdirSync(VIEWS, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  const used = new Set(
    sources
      .flatMap((name) => [...readFileSync(new URL(name, VIEWS), "utf-8").matchAll(/\bt\(([^(){}`]*)/g)].map((found) => found[1]!))
      .flatMap((first) => [...first.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)].map((found) => found[1]!)),
  );

  test.each(["en", "fr"] as const)("%s has every text that the views name", (language) => {
    const found = text(language, "web.ftl") + text(language, "games.ftl") + text(language, "setup.ftl") + text(language, "web-table.ftl") + text(language, "hints.ftl");
    const ids = new Set([...found.matchAll(/^([a-z][a-z-]+) =/gm)].map((one) => one[1]));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(["en", "fr"].flatMap((language) => ["web.ftl", "web-table.ftl", "setup.ftl", "hints.ftl"].map((file) => [language, file])))("%s %s is read whole", (language, file) => {
    const source = text(language!, file!);
    const ids = [...source.matchAll(/^[a-z][a-z-]+ =/gm)];
    expect(new FluentResource(source).body).toHaveLength(ids.length);
    expect(new Set(ids.map(String)).size).toBe(ids.length);
  });

  test("an unknown text shows as its id", () => {
    expect(speaking("en")("no-such-text")).toBe("no-such-text");
  });

  test("plurals follow the language", () => {
    expect(speaking("en")("trumps-count", { trumps: 2 })).toBe("2 trumps");
    expect(speaking("fr")("trumps-count", { trumps: 1 })).toBe("1 atout");
  });

  test("the reader's first known language is spoken", () => {
    expect(preferred(["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(preferred(["de"])).toBe("en");
  });

  test("years before our era read as such", () => {
    expect(years({ from_year: -4_300_000, to_year: -1_700_000 }, speaking("en"))).toBe("4.3 million years BCE to 1.7 million years BCE");
    expect(years({ from_year: -45_000, to_year: null }, speaking("fr"))).toMatch(/^depuis 45.000 av\. n\. è\.$/);
    expect(years({ from_year: null, to_year: null }, speaking("en"))).toBe("");
  });
});

describe("marked sentences", () => {
  test("come apart into words, people and cards", () => {
    const sentence = `${nameMark("Ann")} places ${cardMark("fire", "Fire")}, not ${cardMark("hide", "Hide")}.`;
    expect(pieces(sentence)).toEqual([
      { kind: "name", text: "Ann" },
      { kind: "text", text: " places " },
      { kind: "card", card: "fire", text: "Fire", tail: "," },
      { kind: "text", text: " not " },
      { kind: "card", card: "hide", text: "Hide", tail: "." },
    ]);
    expect(plain(sentence)).toBe("Ann places Fire, not Hide.");
  });

  test("a colon stays with its card in French, too", () => {
    const [card] = pieces(`${cardMark("fire", "Feu")}\u202F: vous l'avez`);
    expect(card).toMatchObject({ text: "Feu", tail: "\u202F:" });
  });

  test("cards side by side stay two", () => {
    const two = pieces(cardMark("fire", "Fire") + cardMark("hide", "Hide"));
    expect(two.map((piece) => piece.text)).toEqual(["Fire", "Hide"]);
  });

  test("a name cannot pass for a card", () => {
    const sly = nameMark("\uE000c\uE001fire\uE001Fire\uE002");
    expect(pieces(sly)).toEqual([{ kind: "name", text: "cfireFire" }]);
  });
});

describe("the rule book's Markdown", () => {
  test("has strong words and links to rules", () => {
    expect(spans("**Place** as A07 says.")).toEqual([
      { kind: "strong", text: "Place" },
      { kind: "text", text: " as " },
      { kind: "rule", text: "A07" },
      { kind: "text", text: " says." },
    ]);
  });

  test("has paragraphs and lists, and HTML stays text", () => {
    expect(blocks("One\nline.\n\n- a\n- <b>b</b>")).toEqual([
      { kind: "paragraph", spans: [{ kind: "text", text: "One line." }] },
      { kind: "list", items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "<b>b</b>" }]] },
    ]);
  });
});

test.each(["#/", "#/help", "#/rules", "#/rules/C01", "#/rules/ZZ9", "#/play/abc_-9", "#/watch/T1", "#/replay/file"])("the address %s is kept", (hash) => {
  expect(formatRoute(parseRoute(hash))).toBe(hash);
});

test("strange addresses lead home", () => {
  for (const hash of ["", "#/play", "#/play/<script>", "#/nowhere/x", `#/play/${"a".repeat(65)}`])
    expect(parseRoute(hash)).toEqual({ page: "home" });
  expect(fullAddress({ page: "watch", table: "T1" }, "http://h/base/#/play/x")).toBe("http://h/base/#/watch/T1");
});

const NAMES = readFileSync(new URL("../../../src/discovery/evolution/cards/data/prehistory.csv", import.meta.url), "utf-8");
const broken = (name: string, language: "en" | "fr"): string => breakable(name, language).replaceAll("\u00AD", "-").replaceAll("\u00A0", " ");

describe("the longest word of a name may be broken", () => {
  test.each([
    "Gather-ing", "Cloth-ing", "Scaveng-ing", "Paint-ing", "Engrav-ing", "Nomad-ism", "Seden-tism", "Adorn-ment", "Sculp-ture", "Enclo-sure", "Lan-guage", "Terra-cotta",
    "Water-craft", "Fermen-tation", "Preser-vation", "Spiritu-ality", "Special-isation", "Australo-pithecus", "H. nean-der-thalensis", "Maritime explo-ration", "Basketry", "Fire",
  ])("in English by English rules: %s", (name) => {
    const joined = name.replaceAll("-", "");
    expect(broken(joined, "en").replace("Sedent-ism", "Seden-tism")).toBe(name);
  });

  test.each(["Sculp-ture", "Sépul-ture", "Cueil-lette", "Nomadisme".replace("ma", "ma-"), "Aus-tra-lo-pi-the-cus", "Feu"])("in French by French rules: %s", (name) => {
    expect(broken(name.replaceAll("-", ""), "fr")).toBe(name);
  });

  test("and no letter stands alone, in any name of the deck", () => {
    const names = NAMES.split("\n").filter((line) => /^[a-z]/.test(line)).flatMap((line) => line.split(",")).filter((cell) => /^\p{Lu}[\p{L} .-]{1,24}$/u.test(cell));
    expect(names.length).toBeGreaterThan(100);
    const ends = (word: string): string[] => [word.split("\u00AD")[0]!, word.split("\u00AD").at(-1)!];
    const parts = names.flatMap((name) => (["en", "fr"] as const).flatMap((language) => breakable(name, language).match(/[\p{L}\u00AD]+/gu) ?? []));
    expect(parts.filter((word) => word.includes("\u00AD")).flatMap(ends).filter((part) => part.length < 3)).toEqual([]);
  });

  test("only where the card is too narrow for it", () => {
    expect(["Fire", "Maritime", "Maritime exploration", "Spear-thrower", "H. neanderthalensis"].map(tight)).toEqual([0, 66, 82, 66, 128]);
  });
});

test("points below nothing have a minus, and none are written as nothing", () => {
  expect([signed(-2), signed(0), signed(7), signed(null)]).toEqual(["−2", "0", "7", ""]);
});
