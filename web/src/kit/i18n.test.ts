import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { familyTexts, LATE, ownTexts, pageTexts } from "../../plugins/pageTexts";
import { parsed, writesPlainDigits } from "../../plugins/texts";
import { bundle, DEFAULT, LANGUAGES, preferredLanguage, translator } from "./i18n";
import { sourceOf } from "@/testing/sources";
import { speaking } from "@/testing/texts";
import { nameMark } from "./text/markup";

describe("the translations", () => {
  const VIEWS = new URL("../", import.meta.url);
  const sources = readdirSync(VIEWS, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"),
  );
  const used = new Set(
    sources
      .flatMap((name) =>
        [...readFileSync(new URL(name, VIEWS), "utf-8").matchAll(/\bt\(([^(){}`]*)/g)].map((found) => found[1]!),
      )
      .flatMap((first) => [...first.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)].map((found) => found[1]!)),
  );

  test("English has every text that the views name", () => {
    const ids = new Set([...sourceOf(DEFAULT).matchAll(/^([a-z][a-z-]+) =/gm)].map((one) => one[1]));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
  });

  const families = Object.values({ ...ownTexts(), ...familyTexts() });
  test.each(LANGUAGES.flatMap((tag) => [...pageTexts(tag), ...families.flatMap((files) => files(tag))]))(
    "%s is read whole",
    (file) => {
      const source = readFileSync(file, "utf-8");
      const ids = [...source.matchAll(/^[a-z][a-z0-9-]+ =/gm)];
      expect(new FluentResource(source).body).toHaveLength(ids.length);
      expect(new Set(ids.map(String)).size).toBe(ids.length);
    },
  );

  test.each(LANGUAGES)("no message of %s refers to one that comes later", (language) => {
    const early = parsed([sourceOf(language)], (id) => !LATE.test(id));
    const meant = [...early.matchAll(/"type":"mesg","name":"([^"]+)"/g)].map((one) => one[1]!);
    expect(meant).toContain("verdict-upheld");
    expect(meant.filter((id) => LATE.test(id))).toEqual([]);
  });

  test.each([
    ["en", true],
    ["fr", true],
    ["de", true],
    ["ar-EG", false],
    ["mr", false],
  ])("%s writes small numbers with plain digits: %s", (language, plain) => {
    expect(writesPlainDigits(language)).toBe(plain);
  });

  test.each([
    [7, "7"],
    [999, "999"],
    [1000, "1,000"],
    [-3, "-3"],
    [0.5, "0.5"],
  ])("%s is written as the language does", (number, written) => {
    const says = translator(bundle("en", new FluentResource("of = { $number }").body));
    expect(says("of", { number })).toBe(written);
  });

  test("a number chooses a form also where its digits are all there is to it", () => {
    const says = translator(
      bundle("en", new FluentResource("of = { $n ->\n    [0] none\n    [one] one\n   *[other] some\n }").body),
    );
    expect([0, 1, 2].map((n) => says("of", { n }))).toEqual(["none", "one", "some"]);
  });

  test("a name from the right to the left leaves the digits around it where they are", () => {
    const says = translator(bundle("en", new FluentResource("of = { $name }: { $text }").body));
    expect(says("of", { name: "דנה 3", text: "3" })).toBe("\u2068דנה 3\u2069: 3");
    expect(says("of", { name: nameMark("דנה 3"), text: "Ann" })).toBe(`${nameMark("דנה 3")}: Ann`);
  });

  test("an unknown text shows as its id", () => {
    expect(speaking("en")("no-such-text")).toBe("no-such-text");
  });

  test("plurals follow the language", () => {
    expect(speaking("en")("trumps-count", { trumps: 2 })).toBe("2 trumps");
    expect(speaking("fr")("trumps-count", { trumps: 1 })).toBe("1 atout");
  });

  test("the reader's first known language is spoken", () => {
    expect(preferredLanguage(["", "gsw", "fr-CH", "en"])).toBe("fr");
    expect(preferredLanguage(["enm", "tlh"])).toBe("en");
  });
});
