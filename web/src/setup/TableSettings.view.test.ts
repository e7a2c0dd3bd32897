import { expect, test } from "vitest";
import type { Catalogue } from "@/generated/protocol";
import { render, words } from "@/testing/render";
import { firstForm } from "./setup";
import TableSettings from "./TableSettings.svelte";

const WALK = "walk:hills";

/** What the form asks of a table of the walk, whose family gives advice or not, where hints are off. */
function asked(advises: boolean): string {
  const catalogue = {
    games: [{ key: WALK, points: false, rules: [] }],
    options: [],
    decks: [{ family: "walk", id: "hills", name: { en: "The hills" } }],
    families: [{ key: "walk", usual: WALK, programs: [], bots: [], configurations: [], max_seats: 4, advises }],
  } as unknown as Catalogue;
  const form = firstForm(catalogue, "Ann");
  form.conduct.hints = false;
  return words(render(TableSettings, { catalogue, form, checked: null }));
}

test("hints are asked about where the family gives some", () => {
  expect(asked(true)).toMatch(/Hints: .*Players may ask for the two best moves/);
});

test("a family without hints is not asked about them", () => {
  expect(asked(false)).not.toMatch(/hint/i);
});
