import { expect, test } from "vitest";
import { ladder, playedBy, programName, programLabel } from "./programs";
import { speaking } from "@/testing/texts";

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
