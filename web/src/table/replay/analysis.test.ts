import { describe, expect, test } from "vitest";
import type { Analysis, DecisionInfo } from "@/generated/protocol";
import type { Language } from "@/kit/i18n";
import { speaking } from "@/testing/texts";
import type { Table } from "@/table/table.svelte";
import {
  across,
  chanceAt,
  change,
  down,
  drawn,
  lineAt,
  listed,
  PICTURE,
  rows,
  turnText,
  type Subject,
} from "./analysis";

const decision = (line: number, seat: number, promised: number, kept: number): DecisionInfo => ({
  line,
  seat,
  move: "end",
  best: "end",
  promised,
  kept,
});
const ann = {
  seat: 0,
  choice: -0.2,
  luck: 0.7,
  curve: [
    { line: 0, chance: 0.5, chosen: false },
    { line: 4, chance: 0.3, chosen: true },
    { line: 9, chance: 1, chosen: false },
  ],
};
const bo = {
  seat: 1,
  choice: 0,
  luck: -0.5,
  curve: [
    { line: 0, chance: 0.5, chosen: false },
    { line: 9, chance: 0, chosen: false },
  ],
};
const found: Analysis = { done: 1, of: 1, iterations: 1, decisions: [], accounts: [ann, bo], turns: [] };

describe("the picture of the chances", () => {
  test("spans the game from left to right and the shares from bottom to top", () => {
    expect([across(0, 10, 900), across(10, 10, 900)]).toEqual([PICTURE.left, 900 - PICTURE.right]);
    expect(down(1)).toBe(PICTURE.top);
    expect(down(0)).toBeGreaterThan(down(0.5));
    expect(drawn(bo.curve, 9, 900).split(" ")).toHaveLength(2);
  });

  test("a place stands for the step below it", () => {
    for (const line of [0, 3, 9]) expect(lineAt(across(line, 9, 360), 9, 360)).toBe(line);
    expect([lineAt(-50, 9, 360), lineAt(9999, 9, 360)]).toEqual([0, 9]);
  });

  test("the table has every step of every curve", () => {
    expect(rows(found)).toEqual([
      { line: 0, chances: [50, 50] },
      { line: 4, chances: [30, 50] },
      { line: 9, chances: [100, 0] },
    ]);
    expect(chanceAt(ann, 8)).toBe(0.3);
  });
});

describe("the choices", () => {
  const all = [decision(1, 0, 0.5, 0.4), decision(2, 1, 0.9, 0.2), decision(3, 0, 0.5, 0.5), decision(4, 0, 0.6, 0.2)];

  test("those that cost most come first, and those that cost nothing are left out", () => {
    expect(listed(all, false, -1).map((one) => one.line)).toEqual([2, 4, 1]);
    expect(listed(all, false, 0).map((one) => one.line)).toEqual([4, 1]);
  });

  test("all of them come in the order of the game", () => {
    expect(listed(all, true, -1).map((one) => one.line)).toEqual([1, 2, 3, 4]);
  });

  test("a change has its sign", () => {
    expect([change(0.123), change(-0.5), change(0)]).toEqual(["+12", "−50", "+0"]);
  });
});

describe("a turning point", () => {
  const own: Subject = { who: "me", name: "Player" };
  const theirs: Subject = { who: "other", name: "Level 3" };
  const said = (language: Language, told: Subject, change: object): string =>
    turnText(
      { t: speaking(language) } as Table,
      { seat: 0, first: 35, last: 55, chosen: false, ...change } as never,
      told,
    );
  const fell = { before: 0.2, after: 0 };
  const rose = { before: 0.2, after: 0.6 };

  test("of the reader addresses them", () => {
    expect(said("en", own, fell)).toBe(
      "Steps 35 to 55: your chances fell from 20% to 0%; none of your moves was to blame.",
    );
    expect(said("en", own, rose)).toBe("Steps 35 to 55: your chances rose from 20% to 60%, by no move of your own.");
    expect(said("de", own, fell)).toMatch(
      /Deine Aussichten fielen von 20\s% auf 0\s%; keiner deiner Züge war schuld\.$/,
    );
    expect(said("de", own, rose)).toMatch(/Deine Aussichten stiegen von 20\s% auf 60\s%, ohne eigenes Zutun\.$/);
    expect(said("fr", own, fell)).toMatch(/vos chances sont tombées de 20 à 0\s%\s; vos coups n’y sont pour rien\.$/);
    for (const cause of ["dice", "cards"])
      expect(["en", "de", "fr"].map((language) => said(language, own, { ...rose, cause })).join()).not.toMatch(
        /Player/,
      );
  });

  test("of somebody else names them", () => {
    expect(said("en", theirs, fell)).toBe(
      "Steps 35 to 55: Level 3’s chances fell from 20% to 0%; none of their moves was to blame.",
    );
    expect(said("fr", theirs, fell)).toMatch(
      /Level 3 a vu ses chances tomber de 20 à 0\s%\s; ses coups n’y sont pour rien\.$/,
    );
  });

  test("by a choice is a slip", () => {
    const slip = { chosen: true, before: 0.65, after: 0.48 };
    expect(said("en", theirs, slip)).toBe("Step 55, a slip by Level 3: from 65% to 48%.");
    expect(said("en", own, slip)).toBe("Step 55, a slip of yours: from 65% to 48%.");
    expect(said("de", own, slip)).toMatch(/^Schritt 55, ein Fehlgriff von dir: von 65\s% auf 48\s%\.$/);
  });
});
