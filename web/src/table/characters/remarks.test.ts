import { expect, test } from "vitest";
import type { Happening } from "@/generated/protocol";
import { speaking } from "@/testing/texts";
import { LANGUAGES } from "@/kit/i18n";
import { FACES } from "./faces";
import { remarkOf, type Heard, type Occasion } from "./remarks";

/** A game in which nothing happens but occasions. */
type Happened = Happening & Occasion;
const occasionOf = (happening: Happened): Occasion => happening;

/** Steps of one happening each: `turn 0` is a turn of the first seat. */
const told = (...steps: string[]) =>
  steps.map((step, at) => {
    const [kind = "", seat = "-1"] = step.split(" ");
    return { seq: at + 1, happenings: [{ family: "any", kind, seat: Number(seat) } as Happened] };
  });

const PROGRAMS = ["", "level-3", "level-7"];
const at = (steps: ReturnType<typeof told>, change: Partial<Heard<Happened>> = {}) =>
  remarkOf({ table: "t", steps, programs: PROGRAMS, over: false, occasionOf, ...change });

/** What is said in the course of some steps, one remark after the other. */
function heard(steps: ReturnType<typeof told>, table = "t"): string[] {
  const found = steps.map((_, end) => at(steps.slice(0, end + 1), { table }));
  const said = found.map((one) => (one === null ? "" : `${one.seat} ${one.words}`));
  return said.filter((one, index) => one !== "" && one !== said[index - 1]);
}

const START = "start -1";
const turn = (seat: number): string => `turn ${seat}`;
const rounds = (count: number, ...more: string[]) =>
  told(START, ...Array.from({ length: count }, () => [turn(0), ...more, turn(1), turn(2)]).flat());

test("a program opens the game with a word that stands for a round", () => {
  expect(at(told(START))).toMatchObject({ words: "start" });
  expect(at(told(START, turn(0), turn(1)))).toMatchObject({ words: "start" });
  expect(at(told(START, turn(0), turn(1), turn(2)))).toBeNull();
  expect(at(told(turn(0), START))).toBeNull();
});

test("two rounds at least pass from one remark to the next, and not every occasion has one", () => {
  const steps = rounds(30, "well 0");
  const said = heard(steps);
  expect(said.length).toBeGreaterThan(3);
  expect(said.length).toBeLessThanOrEqual(15);
  expect(heard(rounds(30))).toHaveLength(1);
});

test("the same table says the same to everybody, another one something else", () => {
  const steps = rounds(20, "well 0");
  expect(heard(steps)).toEqual(heard(structuredClone(steps)));
  expect(new Set(["a", "b", "c"].map((table) => heard(steps, table).join())).size).toBe(3);
});

test("only whom it was done to speaks of it, and nobody praises themselves", () => {
  const hits = heard(rounds(30, "hit 2")).filter((one) => one.includes("hit"));
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every((one) => one.startsWith("2 "))).toBe(true);
  expect(heard(rounds(30, "hit 0")).filter((one) => one.includes("hit"))).toEqual([]);
  expect(heard(rounds(30, "well 1")).filter((one) => one.startsWith("1 well"))).toEqual([]);
});

test("who is gone is silent, and people are never spoken for", () => {
  const steps = told("gone 1", "gone 2", ...rounds(10, "well 0").flatMap(() => [turn(0), "well 0"]));
  expect(heard(steps)).toEqual([]);
  expect(at(told(START), { programs: ["", ""] })).toBeNull();
});

test("the end has the last word", () => {
  expect(at(told(turn(0), turn(1)), { over: true })).toMatchObject({ words: "end" });
});

test.each(LANGUAGES)("every program with a face has all its words in %s", (language) => {
  const t = speaking(language);
  const words = ["start", "well", "well-2", "hit", "hit-2", "era", "night", "end"];
  const silent = "wanderer"; // its game has nothing to speak of
  const programs = Object.keys(FACES).filter((program) => program !== silent);
  const ids = programs.flatMap((program) => words.map((one) => `remark-${program}.${one}`));
  expect(ids.filter((id) => t(id) === id)).toEqual([]);
});
