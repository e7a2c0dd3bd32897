import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import type { HintInfo, Position, Step } from "@/generated/protocol";
import { lateTexts } from "@/kit/i18n";
import { pieceMark, nameMark } from "@/kit/text/markup";
import { button, press, renderAt, settled, words } from "@/testing/render";
import { standing } from "@/testing/standing";
import { speaking } from "@/testing/texts";
import type { TableState } from "./tableState";
import HintButton from "./hints/HintButton.svelte";
import HintPanel from "./hints/HintPanel.svelte";
import Log from "./Log.svelte";
import type { LogLine, LogTurn } from "./log";
import { fromNames } from "./people";
import type { Player } from "./player";
import Seats from "./seats/Seats.svelte";
import { Table } from "./table.svelte";

interface Told extends Position {
  turn: number;
}

/** A walk on hexagons, of which the shared parts know nothing: what any table has must be enough for them. */
class Walk extends Table<Told> {
  looked: string[] = [];
  cancelled = 0;

  get standing(): TableState {
    return standing({ seats: 2, turn: this.position.turn, choosing: true });
  }

  get log(): LogTurn[] {
    return [{ key: "1", step: 1, turn: 1, seat: 1, heading: null, lines: this.linesOf(this.steps) }];
  }

  linesOf(steps: readonly Step[]): LogLine[] {
    const args = {
      who: "other",
      name: nameMark("Bo"),
      card: pieceMark("hill", "Hill"),
      whom: "other",
      other: "",
      did: "",
      about: "",
      number: 0,
    };
    return steps.map(({ seq }) => ({
      key: `${seq}`,
      step: seq,
      kind: "walked",
      message: "log-placed-hand",
      args,
      loud: false,
    }));
  }

  notesOf = () => [{ kind: "far", text: "two steps" }];
  spoken = () => [];
  moveText = (move: string) => `Walk to ${pieceMark("hill", "Hill")} (${move})`;
  piecesNamed = () => ["hill"];
  pieceName = (id: string) => id.toUpperCase();

  protected override read(sent: Told): Told {
    return { ...sent };
  }

  lookAt(id: string): void {
    this.looked.push(id);
  }

  protected moved(): void {
    this.hints.moved(false);
  }

  protected played(): void {
    this.cancelled += 1;
  }
}

const position = (change: Partial<Told> = {}): Told => ({ family: "walk", turn: 1, ...change });

function walk(change: Partial<Player> = {}): Walk {
  const player = { play: () => Promise.resolve(), ...change } as Player;
  const table = new Walk(player, position());
  table.t = speaking("en");
  table.people = fromNames(["Ann", "Bo"]);
  table.steps = [{ seq: 1, at: 0, undo: null, late: -1, happenings: [] }];
  return table;
}

test("the log shows a game's lines with its notes, and leads to what they name", async () => {
  const table = walk();
  const page = renderAt(table, Log, {});
  expect(words(page.querySelector("h3"))).toContain("Bo");
  expect(words(page.querySelector(".walked .far"))).toBe("two steps");
  await press(button("Hill"));
  expect(table.looked).toEqual(["hill"]);
});

test("the reader is addressed: by the seat that they see the table from, or the one that a replay knows for theirs", () => {
  const table = walk();
  expect([table.who(0), table.who(1), table.who(-1), table.listed([0, 1])]).toEqual([
    "me",
    "other",
    "other",
    "you, Bo",
  ]);
  table.addressed = 1;
  expect([table.who(0), table.about(1).who]).toEqual(["other", "me"]);
  expect(words(renderAt(table, Log, {}).querySelector("h3"))).toBe("Turn 1 · You");
  const turn = (seat: number): string[] =>
    ["en", "de", "fr"].map((language) => speaking(language)("replay-turn", table.spokenOf(seat)));
  expect(turn(1)).toEqual(["your turn", "du bist am Zug", "à vous de jouer"]);
  expect(turn(0)).toEqual(["Ann to play", "Ann ist am Zug", "à Ann de jouer"]);
  table.addressed = -1;
  expect([0, 1, -1].map((seat) => table.who(seat))).toEqual(["other", "other", "other"]);
});

test("a hint is asked for, told in the game's words, and leads to what it names", async () => {
  const hint: HintInfo = { move: "walk 1,0", value: 60, reasons: [] };
  const table = walk({ hint: () => Promise.resolve([hint]) });
  renderAt(table, HintButton, {});
  const page = renderAt(table, HintPanel, {});
  await press(button("Hint"));
  await lateTexts();
  await settled();
  expect(words(page.querySelector(".hints b"))).toBe("Walk to Hill (walk 1,0)");
  expect(table.announcement).toContain("Walk to Hill (walk 1,0)");
  await press(page.querySelector<HTMLElement>(".hints li .button")!);
  expect(table.looked).toEqual(["hill"]);
  table.advance(position({ turn: 0 }), []);
  await settled();
  expect(page.querySelector(".hints")).toBeNull();
});

test("the players are seated, each shown by the game", () => {
  const person = createRawSnippet((seat: () => number) => ({ render: () => `<li>Walker ${seat()}</li>` }));
  const page = renderAt(walk(), Seats, { person: person as never, teamSum: () => "", watchers: 2 });
  expect([...page.querySelectorAll("li")].map(words)).toEqual(["Walker 0", "Walker 1"]);
  expect(words(page.querySelector(".watchers"))).toContain("2");
});

test("a position that came before changes nothing, so that no view asks about it again", () => {
  const table = walk();
  const next = position({ turn: 0 });
  table.put(next);
  const shown = table.position;
  table.put(next);
  expect(table.position).toBe(shown);
  table.put({ ...next });
  expect(table.position).not.toBe(shown);
});

test("a move is sent once at a time; a refusal is shown and read out", async () => {
  const fault = { code: "too-far", rule: "X01", message: "Too far.", line: 0 };
  const table = walk({
    play: (move) => (move === "walk 9,9" ? Promise.reject(Object.assign(new Error(), { fault })) : Promise.resolve()),
  });
  const first = table.play("walk 1,0");
  expect([table.busy, await table.play("walk 0,1"), await first, table.cancelled]).toEqual([true, false, true, 1]);
  expect(await table.play("walk 9,9")).toBe(false);
  expect([table.fault, table.announcement, table.busy]).toEqual([fault, "Too far.", false]);
});
