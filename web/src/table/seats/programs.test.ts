import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundle, translator } from "@/kit/i18n";
import { ladder, playedBy, programName, programLabel } from "./programs";

const I18N = new URL("../../../../src/discovery/i18n/", import.meta.url);
const texts = (language: string, file: string): string =>
  readFileSync(new URL(`${language}/${file}.ftl`, I18N), "utf-8");
const speaking = (language: "en" | "fr") =>
  translator(bundle(language, new FluentResource(texts(language, "games") + texts(language, "web"))));

test("programs have names in both languages, with a plain word beside the number", () => {
  expect(programLabel(speaking("en"), "level-3")).toBe("Level 3 · intermediate");
  expect(programLabel(speaking("fr"), "level-7")).toBe("Niveau 7 · maître");
  expect(programName(speaking("fr"), "greedy")).toBe("Glouton");
});

test("a program that only one server knows goes by its own name", () => {
  expect(programName(speaking("en"), "mybot")).toBe("mybot");
  expect(programLabel(speaking("fr"), "mybot")).toBe("mybot");
});

test("a seat that goes by its program's name says only the plain word beside it", () => {
  expect(playedBy(speaking("en"), "level-2", "Level 2")).toBe("Computer · beginner");
  expect(playedBy(speaking("fr"), "level-2", "Ada")).toBe("Ordinateur · Niveau 2 · débutant");
  expect(playedBy(speaking("en"), "level-1", "Level 1 B")).toBe("Computer · first steps");
  expect(playedBy(speaking("en"), "greedy", "Greedy 2")).toBe("Computer · short-sighted");
  expect(playedBy(speaking("en"), "mybot", "mybot 3")).toBe("Computer");
  expect(playedBy(speaking("en"), "mybot", "mybotany")).toBe("Computer · mybot");
  expect(playedBy(speaking("fr"), "level-2", "Ada", true)).toBe("Niveau 2");
  expect(playedBy(speaking("en"), "level-2", "Level 2", true)).toBe("beginner");
});

test("levels stand apart from other programs, in their order", () => {
  expect(ladder(["random", "level-1", "greedy", "level-2"])).toEqual({
    levels: ["level-1", "level-2"],
    others: ["random", "greedy"],
  });
});
