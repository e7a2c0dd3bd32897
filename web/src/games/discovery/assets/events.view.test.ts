import { expect, test } from "vitest";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { flights } from "@/games/discovery/board/flightPlan";
import { gesturesOf } from "@/games/discovery/feedback/gestures";
import { sinceOf } from "@/games/discovery/feedback/turnSummary";
import { happening, position, seat, steps } from "@/games/discovery/samples";
import type { Language } from "@/kit/i18n";
import { plain } from "@/kit/text/markup";
import { assets, withAssets } from "@/testing/assets";
import { sampleBoard } from "@/testing/sampleBoard";
import { speaking } from "@/testing/texts";

const RAID = [
  happening("placed", 1, { card: "fire" }),
  happening("scored", 1, { number: 1 }),
  happening("used", 1, { card: "cooking", other: 0 }),
  happening("scored", 0, { number: -2 }),
  happening("scored", 1, { number: 2 }),
  happening("stolen", 1, { other: 0, card: "hide" }),
];

const battle = (): Promise<DiscoveryBoard> =>
  withAssets(sampleBoard(position({ assets: assets(), seats: [seat({ points: 4 }), seat({ points: 9 }), seat()] })));

/** The lines of the log, each with its notes. */
const told = (board: DiscoveryBoard, ...news: ReturnType<typeof happening>[]): string[] =>
  board
    .linesOf(steps(...news))
    .map((line) => [plain(board.t(line.message, line.args)), ...board.notesOf(line).map(({ text }) => text)].join(" "));

test("the log says who aimed at whom with what, and what a Raid took (Y11)", async () => {
  expect(told(await battle(), ...RAID)).toEqual([
    "Bo places Fire. +1 point",
    "Bo aims at you: Raid 2 of Cooking. +2 points",
    "You lose 2 points.",
    "Bo takes Hide from you.",
  ]);
});

test("the log says what a Loot is for and what it took (Y12)", async () => {
  const used = happening("used", 1, { card: "hide", other: 2, about: "fire" });
  expect(told(await battle(), used, happening("looted", 1, { card: "fire", other: 2 }))).toEqual([
    "Bo aims at Cem: Loot of Hide, to take Guard of Fire.",
    "Bo takes Guard of Fire from Cem.",
  ]);
});

test("the log says what becomes ready (Y06)", async () => {
  expect(told(await battle(), happening("readied", 1, { card: "fire" }))).toEqual([
    "Bo has Guard of Fire ready, under their marker.",
  ]);
});

test("a move that uses an asset names it, and what a Loot takes (Y05, Y12)", async () => {
  const board = await battle();
  const said = (language: Language, move: string): string => {
    board.t = speaking(language);
    return plain(board.moveText(move));
  };
  expect(said("en", "use gathering")).toBe("Use Feast of Gathering");
  expect(said("en", "use cooking on Bo")).toBe("Use Raid 2 of Cooking on Bo");
  expect(said("en", "use cooking on Ann")).toBe("Use Raid 2 of Cooking on you");
  expect(said("en", "use hide on fire")).toBe("Use Loot of Hide on Guard of Fire");
  expect(said("de", "use hide on fire")).toBe("Beute von Hide gegen Wache von Fire nutzen");
  expect(said("fr", "use cooking on Bo")).toBe("Utiliser Raid 2 (Cooking) contre Bo");
  expect(said("en", "place fire")).toBe("Place Fire");
});

test("an asset flies from its card to whom it is aimed at, and the points come from there (Y11)", async () => {
  const shown = gesturesOf(await battle(), RAID.slice(2));
  expect(shown.map(({ kind }) => kind)).toEqual(["token", "gain", "gain", "word"]);
  expect(shown[0]).toMatchObject({
    from: ["tree:cooking", "seat:1"],
    to: ["seat:0"],
    text: "Bo aims at you: Raid 2 of Cooking.",
  });
  expect(shown[2]).toMatchObject({ from: ["seat:0"], seat: 1, amount: 2 });
});

test("points that a Raid takes after its window come from whom it is aimed at, too (Y10, Y11)", async () => {
  const board = await battle();
  board.steps = [...steps(...RAID.slice(0, 3)), ...steps(...RAID.slice(3))];
  const gains = gesturesOf(board, RAID.slice(3)).filter(({ kind }) => kind === "gain");
  expect(gains).toMatchObject([
    { from: ["seat:0"], seat: 0 },
    { from: ["seat:0"], seat: 1 },
  ]);
});

test("cards that are left at the end cost points, but nobody is told that somebody took them", async () => {
  const board = await battle();
  board.steps = steps(...RAID, happening("ended", 1), happening("scored", 0, { number: -3 }));
  expect(sinceOf(board, board.standingSteps, false)).not.toContain("lose 3 points");
});

test("a looted asset flies to whom takes it, one that is warded off is said (Y10, Y12)", async () => {
  const board = await battle();
  const used = happening("used", 1, { card: "hide", other: 2, about: "fire" });
  expect(gesturesOf(board, [used])).toMatchObject([{ kind: "token", to: ["tree:fire", "seat:2"] }]);
  const warded = gesturesOf(board, [happening("warded", 2, { card: "fire" })]);
  expect(warded).toMatchObject([
    { kind: "word", at: ["seat:2"], tone: "good", text: "Cem wards off with Fire, which was ready." },
  ]);
});

test("as a turn begins one reads who aimed at one, and what that cost", async () => {
  const board = await battle();
  board.steps = steps(...RAID);
  expect(sinceOf(board, board.standingSteps, false)).toBe(
    "Bo: 1 card, +3 points. Bo aims at you: Raid 2 of Cooking. You lose 2 points. Bo takes Hide from you.",
  );
});

test("a card that a Scout keeps or places comes from the stack (Y14)", () => {
  const found = flights(
    [happening("kept", 0, { card: "fire" }), happening("placed", 1, { card: "hide", number: 4 })],
    0,
  );
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ["stack", "hand:fire"],
    ["stack", "tree:hide"],
  ]);
});
