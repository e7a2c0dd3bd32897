import type { Component } from "svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import Help from "@/app/Help.svelte";
import type { Catalogue } from "@/generated/protocol";
import type { Position } from "@/generated/games/evolution";
import { sampleBoard } from "@/testing/sampleBoard";
import CardPanel from "@/games/discovery/panel/CardPanel.svelte";
import Prompt from "@/games/discovery/panel/Prompt.svelte";
import { window } from "@/games/discovery/samples";
import WindowStrip from "@/games/discovery/windows/WindowStrip.svelte";
import OptionEntry from "@/setup/OptionEntry.svelte";
import { firstForm } from "@/setup/setup";
import TableSettings from "@/setup/TableSettings.svelte";
import ChanceDialog from "@/table/chance/ChanceDialog.svelte";
import { pseudo, unbracketed, wordsOutside } from "@/testing/pseudo";
import { render, renderAt, settled } from "@/testing/render";
import { t, type Translate } from "./i18n";

let made: Translate;
beforeAll(async () => void (made = await pseudo()));
beforeEach(() => t.set(made));

/** What people, cards and keys are called; a language has names of cards beside the decks. */
const NAMED =
  /^(Ann|Bo|Cem|Gathering|Fire|Cooking|Hide|First|steps|Around|the|fire|Food|Esc|Home|sha|discovery|verify|txt|II?I?)$/;

const strange = (page: Element): string[] => wordsOutside(page).filter((word) => !NAMED.test(word));

test("a language made up says all messages with accents and in brackets", () => {
  expect(made("do-close")).toBe("⟦Clõõšé⟧");
  expect(made("seat-number", { number: 2 })).toMatch(/^⟦.*2⟧$/);
  expect(unbracketed("⟦in ⟦deep⟧ er⟧ out")).toMatch(/^ +out$/);
});

describe("what a reader is shown comes from files", () => {
  const option = {
    ...{ key: "strata", games: ["explore"], rules: ["L04"], built_in: [], needs: [], excludes: [] },
    ...{ value: "", least: 0, most: 0, more_in: {} },
  };
  const catalogue = {
    games: [{ key: "explore", points: true, rules: [] }],
    options: [option],
    decks: [{ family: "evolution", id: "small", cards: [{ era: 1 }], name: {} }],
    families: [
      {
        ...{ key: "evolution", usual: "explore", programs: ["greedy"], bots: [], configurations: [], max_seats: 9 },
        advises: true,
      },
    ],
  } as unknown as Catalogue;
  const form = firstForm(catalogue, "Ann");
  const checked = {
    options: [{ key: "strata", state: "needs", other: "free-placement", rule: "L04" }],
    left_out: [],
  };

  test.each<[string, Component<Record<string, unknown>>, Record<string, unknown>]>([
    ["keys and signs", Help as never, {}],
    ["an option", OptionEntry as never, { catalogue, option, form, checked }],
    ["how a table is kept", TableSettings as never, { catalogue, form, checked: null }],
    [
      "chance",
      ChanceDialog as never,
      {
        ...{
          table: "t",
          chance: { commitment: "sha256:00", key: "" },
          closed: false,
          check: null,
          draws: null,
          shown: 0,
        },
        ...{ file: "discovery-t.txt", ongo: () => undefined, onclose: () => undefined },
      },
    ],
  ])("%s", async (_, view, props) => {
    const page = render(view, props);
    await settled();
    expect(page.textContent).toContain("⟦");
    expect(strange(page)).toEqual([]);
  });

  const turn: Partial<Position> = { phase: "turn", rule: "C02", legal: ["place gathering", "end"] };
  test.each<[string, Component<Record<string, unknown>>, Record<string, unknown>, Partial<Position>]>([
    ["what is asked", Prompt as never, {}, { ...turn, ask: { question: "turn", hint: "" } }],
    ["a card", CardPanel as never, { card: "cooking", onclose: () => undefined, onplayed: () => undefined }, turn],
    [
      "a window",
      WindowStrip as never,
      {},
      { phase: "window", actors: [0, 2], window: window({ price: "discard" }), legal: ["stop", "let"] },
    ],
  ])("%s", async (_, view, props, change) => {
    const board = sampleBoard(change);
    board.t = made;
    const page = renderAt(board, view, props);
    await settled();
    expect(page.textContent).toContain("⟦");
    expect(strange(page)).toEqual([]);
  });
});
