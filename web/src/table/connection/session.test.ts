import { describe, expect, test } from "vitest";
import type { Change, Position, TableInfo, Update } from "@/generated/protocol";
import { EMPTY, fold } from "./session";

/** A position as some family might send it, with a list that has an entry a seat. */
interface Told extends Position {
  turn: number;
  seats: Record<string, unknown>[];
}
const seat = (change: Record<string, unknown>) => ({ cards: null, hand: 5, discard: [], ...change });
const step = (seq: number) => ({ seq, at: 0, undo: null, late: -1, happenings: [] });
const first: Update = {
  type: "update",
  seq: 3,
  fresh: true,
  steps: [step(3)],
  table: { id: "t", status: "playing", deadline: 5, watchers: 0 } as TableInfo,
  position: {
    viewer: 0,
    turn: 0,
    stack: 20,
    tree: ["fire"],
    window: null,
    legal: ["place hide|spear", "end"],
    seats: [seat({ cards: ["hide", "spear"] }), seat({ hand: 4 })],
  } as unknown as Position,
};
const change = (news: Partial<Change>): Change => ({
  type: "change",
  seq: 4,
  table: {},
  position: {},
  steps: [step(4)],
  ...news,
});
const known = fold(EMPTY, first);

describe("a change", () => {
  test("leaves what it does not name as it was", () => {
    const after = fold(known, change({}));
    expect(after.table).toEqual(known.table);
    expect(after.position).toEqual(known.position);
    expect(after.seq).toBe(4);
    expect(after.steps.map((one) => one.seq)).toEqual([3, 4]);
    expect(after.news.map((one) => one.seq)).toEqual([4]);
  });

  test("sets the fields that it names, also to nothing", () => {
    const after = fold(known, change({ table: { watchers: 2 }, position: { turn: 1, tree: [], legal: [] } }));
    expect(after.table).toEqual({ ...known.table, watchers: 2 });
    expect(after.position).toEqual({ ...known.position, turn: 1, tree: [], legal: [] });
    expect(fold(known, change({ position: { tree: null } })).position).toEqual({ ...known.position, tree: null });
  });

  test("replaces the entries that it names of a list and no others", () => {
    const after = fold(known, change({ position: { seats: { 1: seat({ hand: 3, discard: ["tent"] }) } } }));
    const [first] = (known.position as Told).seats;
    expect((after.position as Told).seats).toEqual([first, seat({ hand: 3, discard: ["tent"] })]);
  });

  test("makes no difference to what was known before", () => {
    const before = structuredClone(known);
    fold(known, change({ position: { seats: { 0: seat({}) }, turn: 1 } }));
    expect(known).toEqual(before);
  });

  test("needs something to change", () => {
    expect(() => fold(EMPTY, change({}))).toThrow();
  });

  test("is over with a whole update", () => {
    const back = fold(fold(known, change({ position: { turn: 1 } })), {
      ...first,
      seq: 9,
      fresh: false,
      steps: [step(9)],
    });
    expect((back.position as Told).turn).toBe(0);
    expect(back.steps.map((one) => one.seq)).toEqual([3, 4, 9]);
  });
});
