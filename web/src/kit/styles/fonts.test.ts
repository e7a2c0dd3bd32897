import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "@/kit/i18n";
import { sourceOf } from "@/testing/sources";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const SOURCES = "../../../../src/discovery/";
const DECKS = `${SOURCES}evolution/cards/data/`;
const css = read("./fonts.css");

interface Face {
  family: string;
  letters: Set<number>;
  own: boolean;
}

const faces: Face[] = [
  ...css.matchAll(/font-family: "([^"]+)"[^}]*?url\("([^"]+)"\)[^}]*?unicode-range:\s+([^;]+);/g),
].map(([, family = "", file = "", ranges = ""]) => ({
  family,
  own: file.startsWith("./fonts/"),
  letters: new Set(
    ranges.split(",").flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  ),
}));

test("all texts and all cards are set in the letters that a first visit loads", () => {
  const errors = ["i18n", "evolution/texts"].flatMap((folder) =>
    LANGUAGES.map((language) => `${SOURCES}${folder}/${language}/errors.ftl`),
  );
  const files = [...errors.map(read), ...LANGUAGES.map(sourceOf)];
  const decks = readdirSync(new URL(DECKS, import.meta.url), { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".csv"))
    .map((name) => read(DECKS + name));
  const letters = new Set([...files, ...decks].flatMap((text) => [...text].map((letter) => letter.codePointAt(0)!)));
  for (const face of faces.filter(({ own }) => own))
    expect(
      [...letters]
        .filter((letter) => letter >= 32 && !face.letters.has(letter))
        .map((letter) => String.fromCodePoint(letter)),
    ).toEqual([]);
});

test("each letter comes from one file of a font", () => {
  for (const family of new Set(faces.map((face) => face.family))) {
    const all = faces.filter((face) => face.family === family).flatMap((face) => [...face.letters]);
    expect(all.length).toBe(new Set(all).size);
  }
  expect(faces.length).toBe(6);
});
