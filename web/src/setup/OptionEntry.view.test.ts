import { expect, test } from "vitest";
import type { Catalogue, Checked, OptionInfo, OptionState } from "@/generated/protocol";
import { press, render, words } from "@/testing/render";
import OptionEntry from "./OptionEntry.svelte";
import { firstForm, type Form } from "./setup";

const option = (key: string): OptionInfo => ({
  ...{ key, games: ["explore"], rules: ["L04"], built_in: [], needs: [], excludes: [] },
  ...{ value: "", least: 0, most: 0, more_in: {} },
});
const catalogue = {
  games: [{ key: "explore", points: true, rules: [] }],
  options: [option("strata"), option("free-placement")],
  decks: [{ family: "evolution", id: "small", cards: [{ era: 1 }] }],
  families: [{ key: "evolution", usual: "explore", programs: ["greedy"], bots: [], configurations: [] }],
} as unknown as Catalogue;

function shown(state: OptionState["state"], other: string) {
  const form: Form = firstForm(catalogue, "Ann");
  const checked = { options: [{ key: "strata", state, other, rule: "L04" }], left_out: [] } as unknown as Checked;
  const page = render(OptionEntry, { catalogue, option: option("strata"), form, checked });
  return { form, page, box: page.querySelector("input")! };
}

test("a free option can be ticked", async () => {
  const { box } = shown("free", "");
  expect(box.getAttribute("aria-disabled")).toBe("false");
  await press(box);
  expect(box.checked).toBe(true);
});

test("one out of reach stays as it is, with the reason and its rule beside it", async () => {
  const { box, page } = shown("needs", "free-placement");
  await press(box);
  expect(box.checked).toBe(false);
  const reason = document.getElementById(box.getAttribute("aria-describedby")!);
  expect(words(reason)).toBe("Strata needs Free placement. (rule L04)");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("#/rules/L04");
});

test("one that is a part of the game is ticked", () => {
  expect(shown("built-in", "explore").box.checked).toBe(true);
});
