import { beforeEach, expect, test, vi } from "vitest";
import type { Position } from "@/generated/protocol";
import { lateTexts } from "@/kit/i18n";
import type { TableState } from "@/table/tableState";
import { fromNames } from "@/table/people";
import type { Player } from "@/table/player";
import { Table } from "@/table/table.svelte";
import { standing } from "@/testing/standing";
import { speaking } from "@/testing/texts";
import { PlainLine, type Questions } from "./plainLine.svelte";

// Nothing here is seen, and no style sheet is served to the test.
vi.mock("@/kit/loadStyle", () => ({ loadStyle: () => Promise.resolve() }));

interface Told extends Position {
  legal: string[];
}

/** A game of two moves, of which the line knows only what any table tells. */
class Game extends Table<Told> {
  readonly standing: TableState = standing({ seats: 2, choosing: true });
  readonly log = [];
  given: string[] = [];
  /** When the server has heard of an order. */
  arrived = Promise.resolve();
  linesOf = () => [];
  notesOf = () => [];
  spoken = () => [];
  moveText = (move: string): string => (move === "go 1" ? "Walk to the hill" : "Walk to the mill");
  piecesNamed = () => [];
  pieceName = (id: string): string => id;
  lookAt = (): void => undefined;
  protected moved = (): void => undefined;
  protected played = (): void => undefined;
  override async setOrder(reaction: string, order: string): Promise<boolean> {
    await this.arrived;
    this.given.push(`${reaction} ${order}`);
    return this.fault === null;
  }
}

class GameLine extends PlainLine<Game> {
  protected readonly questions: Questions = {
    weather: { about: false, answer: () => "fair" },
    card: { about: true, answer: (name) => `${name} is a card` },
  };
  protected listed = () => this.table.position.legal;
  protected help = () => "help";
  protected prompt = () => "Walk";
  protected points = () => "none";
  protected whole = () => ["one", "two"];
}

let played: string[] = [];
const player = {
  play: (move: string) => Promise.resolve(void played.push(move)),
  explain: (moves: string[]) =>
    Promise.resolve(moves.map((move) => ({ code: "x", rule: "Q01", message: `No ${move}.` }))),
} as unknown as Player;

function opened(language = "en"): [Game, GameLine] {
  const game = new Game(player, { family: "walk", legal: ["go 1", "go 2"] } as unknown as Told);
  game.people = fromNames(["Ann", "Bo"]);
  game.language = language;
  game.t = speaking(language);
  game.info = { orders: { object: "always" }, agreeable: [], undo: { free: [], request: null } } as never;
  return [game, new GameLine(game)];
}

/** What the line answers, with what it offers to choose from. */
async function said(line: GameLine, typed: string): Promise<string> {
  await line.take(typed);
  return [line.text, ...line.choices.map(({ text }) => text)].join(" | ");
}

beforeEach(async () => {
  await lateTexts();
  played = [];
});

test("a move is typed by its notation or its words, cut short; several that fit are chosen by number", async () => {
  const [, line] = opened();
  await line.take("go 2");
  await line.take("walk to the h");
  expect(await said(line, "walk")).toBe("Which one? Type its number. | Walk to the hill | Walk to the mill");
  await line.take("2");
  expect(played).toEqual(["go 2", "go 1", "go 2"]);
});

test("questions are answered, the family's own among them, and one that takes nothing is no question before more words", async () => {
  const [, line] = opened();
  expect(await said(line, "table")).toBe("one\ntwo");
  expect(await said(line, "/card Lake")).toBe("Lake is a card");
  expect(await said(line, "weather")).toBe("fair");
  expect(await said(line, "")).toBe("You may: | Walk to the hill | Walk to the mill");
  expect(await said(line, "?")).toBe("help");
  await line.take("points to the hill");
  expect(played).toEqual(["points to the hill"]);
});

test("why not is asked of the server, of the one that is chosen where several fit", async () => {
  const [, line] = opened();
  expect(await said(line, "why go 9")).toBe("No go 9. (rule Q01)");
  await line.take("why walk");
  expect(await said(line, "1")).toBe("No go 1. (rule Q01)");
});

test("standing orders are given and told in the reader's words", async () => {
  const [game, line] = opened("fr");
  await line.take("consigne object jamais");
  await line.take("consigne object demander");
  await line.take("consigne object peut-être");
  expect(game.given).toEqual(["object never", "object always"]);
  expect(line.text).toContain("peut-être");
  expect(await said(line, "consigne")).toContain("Toujours");
});

test("a standing order is told once it holds, and not where it is refused", async () => {
  const [game, line] = opened();
  let arrive = (): void => undefined;
  game.arrived = new Promise((done) => (arrive = done));
  const taken = line.take("order object never");
  await Promise.resolve();
  expect([game.given, line.text]).toEqual([[], ""]);
  arrive();
  await taken;
  expect(game.given).toEqual(["object never"]);
  expect(line.text).toContain("Never");
  game.fault = { code: "closed", message: "The table is closed.", rule: "" } as never;
  expect(await said(line, "order object always")).toBe("The table is closed.");
});
