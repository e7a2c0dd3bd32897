import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle, translator } from "./i18n";
import { ladder, programBeside, programName, programTold } from "./programs";

const I18N = new URL("../../../src/discovery/i18n/", import.meta.url);
const speaking = (language: "en" | "fr") => translator(bundle(language, [readFileSync(new URL(`${language}/games.ftl`, I18N), "utf-8")]));

test("programs have names in both languages, with a plain word beside the number", () => {
  expect(programTold(speaking("en"), "level-3")).toBe("Level 3 · friendly");
  expect(programTold(speaking("fr"), "level-7")).toBe("Niveau 7 · maître");
  expect(programName(speaking("fr"), "greedy")).toBe("Glouton");
});

test("a program that only one server knows goes by its own name", () => {
  expect(programName(speaking("en"), "mybot")).toBe("mybot");
  expect(programTold(speaking("fr"), "mybot")).toBe("mybot");
});

test("a seat that goes by its program's name says only the plain word beside it", () => {
  expect(programBeside(speaking("en"), "level-2", "Level 2")).toBe("beginner");
  expect(programBeside(speaking("fr"), "level-2", "Ada")).toBe("Niveau 2 · débutant");
  expect(programBeside(speaking("en"), "mybot", "mybot")).toBe("mybot");
});

test("levels stand apart from other programs, in their order", () => {
  expect(ladder(["random", "level-1", "greedy", "level-2"])).toEqual({ levels: ["level-1", "level-2"], others: ["random", "greedy"] });
});
