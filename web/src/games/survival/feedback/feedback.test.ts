import { expect, test } from "vitest";
import type { SurvivalHappening } from "@/generated/games/discover";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import { speaking } from "@/testing/texts";
import feel from "./feedback";

const happening = (kind: string, seat: number, change: Partial<SurvivalHappening> = {}): SurvivalHappening => ({
  family: "discover",
  kind,
  seat,
  other: -1,
  table: "",
  piece: "",
  number: 0,
  space: -1,
  ...change,
});
/** As much of a table as gestures ask for. */
const table = {
  t: speaking("en"),
  position: { viewer: 0 },
  pieceName: (id: string) => id,
  seatName: (seat: number) => ["Ann", "Bo"][seat],
} as unknown as SurvivalTable;

test("what survivors win and lose is seen where it lies on their boards", () => {
  const shown = feel.gesturesOf(table, [
    happening("gained", 0, { piece: "wood", number: 2 }),
    happening("paid", 0, { piece: "food", number: 1 }),
    happening("hurt", 1, { piece: "wound", number: 1 }),
    happening("stamina", 0, { number: -2 }),
    happening("moved", 0),
  ]);
  expect(shown).toMatchObject([
    { at: ["seat:1"], tone: "bad", text: "Bo: +1 wound" },
    { at: ["own:goods-wood", "own:goods"], tone: "good", text: "+2 wood" },
    { at: ["own:goods-food", "own:goods"], tone: "plain", text: "−1 food" },
    { at: ["own:stamina", "own:goods"], tone: "bad", text: "−2 stamina" },
  ]);
});

test("steps, dice, wounds and nights are heard", () => {
  const kinds = ["moved", "rolled", "hurt", "night", "dawn", "died", "laid"];
  expect(kinds.map((kind) => feel.soundOf(happening(kind, 0)))).toEqual([
    "step",
    "die",
    "wound",
    "night",
    "dawn",
    "out",
    null,
  ]);
});

test("programs speak of survivors' deeds, of harm and of nights, and the dead are silent", () => {
  const kinds = ["chose", "crafted", "hurt", "dawn", "died", "moved"];
  expect(kinds.map((kind) => feel.occasionOf(happening(kind, 1))?.kind ?? null)).toEqual([
    "start",
    "well",
    "hit",
    "night",
    "gone",
    null,
  ]);
});

test("programs say the same to whoever may not know which project went from hand to hand", () => {
  for (const kind of ["drew", "gave", "traded"]) {
    const masked = happening(kind, 0, { other: 1, number: 1 });
    expect(feel.occasionOf({ ...masked, table: "projects", piece: "project-spear" })).toEqual(feel.occasionOf(masked));
  }
});

test("on a screen that everybody looks at, what stands out is told with names", () => {
  const linesOf = (steps: readonly { happenings: readonly SurvivalHappening[] }[]) =>
    steps[0]!.happenings.map(({ kind }) => ({
      message: `discover-log-${kind}`,
      args: { who: "me", name: "Ann", place: "0, 0" },
    }));
  const passed = { ...table, linesOf } as unknown as SurvivalTable;
  const happenings = [happening("moved", 0), happening("drew", 0, { piece: "sling" }), happening("died", 0)];
  expect(feel.openlyOf?.(passed, [{ seq: 1, at: 0, happenings, undo: null, late: -1 }])).toBe("Ann dies at 0, 0.");
});
