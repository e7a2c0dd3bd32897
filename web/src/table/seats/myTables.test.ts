import { describe, expect, test } from "vitest";
import type { TableInfo } from "@/generated/protocol";
import { Memory } from "@/shell/storage";
import { carry, remember, renew, renewTable, renumbered, withSeatsOf } from "./myTables";

class Shelf {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

describe("what the device remembers", () => {
  const created = {
    table: "T",
    host: "h",
    seats: [
      { seat: 1, token: "one" },
      { seat: 2, token: "two" },
    ],
    join: "j",
  };
  const people = (...kinds: string[]) => kinds.map((kind) => ({ kind, name: "", program: "" }));
  const wished = (...kinds: string[]) =>
    ({ game: "explore", deck: "prehistory", options: [], seats: people(...kinds) }) as never;

  test("a host alone goes to his seat, one with guests waits for the table to say where he sits", () => {
    const memory = new Memory(new Shelf());
    expect(remember(memory, created, wished("me", "me", "program"), 1)).toBe("#/play/one");
    expect(remember(memory, created, wished("me", "open", "program"), 1)).toBe("#/watch/T");
    const known = withSeatsOf(memory.table("T")!, { seats: people("program", "open", "me"), options: [] } as never);
    expect(known.seats.filter((seat) => seat.mine).map((seat) => seat.seat)).toEqual([2]);
    expect(memory.tableOf("two")?.table).toBe("T");
  });

  test("R02: when somebody has joined, each link is kept for the seat of its name", () => {
    const memory = new Memory(new Shelf());
    memory.learn("T", { seat: 0, token: "ann", mine: true }, 1);
    memory.learn("T", { seat: 1, token: "bo", mine: false }, 1);
    const known = { ...memory.table("T")!, names: ["Ann", "Bo"] };
    const named = (...names: string[]) => ({ seats: names.map((name) => ({ name })) }) as unknown as TableInfo;

    expect(renumbered(known, named("Ann", "Bo"))).toBe(known);
    const moved = renumbered(known, named("Dan", "Ann", "Bo"));
    expect(moved.names).toEqual(["Dan", "Ann", "Bo"]);
    expect(moved.seats.map(({ seat, token }) => [seat, token])).toEqual([
      [1, "ann"],
      [2, "bo"],
    ]);
  });

  test("a new secret takes the place of the old one", () => {
    const memory = new Memory(new Shelf());
    memory.learn("T", { seat: 0, token: "old", mine: true }, 1);
    memory.learn("T", { seat: 0, token: "new", mine: false }, 2);
    expect(memory.table("T")?.seats).toEqual([{ seat: 0, token: "new", mine: false }]);
    memory.forget("T");
    expect(memory.tables()).toEqual([]);
  });

  test("one's own seat stays one's own under its new secret, another's does not become so", () => {
    const memory = new Memory(new Shelf());
    memory.learn("T", { seat: 0, token: "old", mine: true }, 1);
    renew(memory, "T", { type: "reissued", id: "c1", seat: 0, token: "new" }, true, 2);
    renew(memory, "T", { type: "reissued", id: "c2", seat: 1, token: "guest" }, false, 2);
    expect(memory.table("T")?.seats).toEqual([
      { seat: 0, token: "new", mine: true },
      { seat: 1, token: "guest", mine: false },
    ]);
    expect(memory.tableOf("old")).toBeUndefined();
  });

  test("a new secret of the host or the table takes the place of the old one, only where the table is known", () => {
    const memory = new Memory(new Shelf());
    remember(memory, created, wished("me", "me", "program"), 1);
    renewTable(memory, "T", { type: "reissued", id: "c1", seat: -1, token: "new" });
    renewTable(memory, "T", { type: "reissued", id: "c2", seat: -2, token: "friends" });
    renewTable(memory, "elsewhere", { type: "reissued", id: "c3", seat: -1, token: "new" });
    expect(memory.table("T")).toMatchObject({ host: "new", join: "friends" });
    expect(memory.tables()).toHaveLength(1);
    expect(memory.table("T")?.seats.map((seat) => seat.token)).toEqual(["one", "two"]);
  });

  test("the link of a seat that somebody has taken is forgotten: theirs is another", () => {
    const memory = new Memory(new Shelf());
    remember(memory, created, wished("me", "open", "open"), 1);
    const seats = [{ kind: "me" }, { kind: "open", taken: true }, { kind: "open", taken: false }];
    const tokens = (status: string) =>
      withSeatsOf(memory.table("T")!, { status, seats } as never).seats.map(({ token }) => token);
    expect(tokens("waiting")).toEqual(["two"]);
    expect(tokens("playing")).toEqual(["one", "two"]);
  });

  test("in the next game of a match the same secrets open the seats of the same names", () => {
    const memory = new Memory(new Shelf());
    remember(memory, created, wished("me", "me", "program"), 1);
    const known = { ...memory.table("T")!, names: ["Ann", "Bo", "Cem"] };
    const info = { id: "U", seats: [{ name: "Cem" }, { name: "Bo" }] } as unknown as TableInfo;
    carry(memory, known, info, 2);
    expect(memory.table("T")).toMatchObject({ host: "", seats: [], over: true });
    expect(memory.tableOf("one")).toMatchObject({ table: "U", host: "h", names: ["Cem", "Bo"], over: false });
    expect(memory.table("U")?.seats.map(({ seat, token }) => [token, seat])).toEqual([
      ["one", 1],
      ["two", 0],
    ]);
    expect(memory.table("T")!.own).toBeUndefined();
  });

  test("a game of a match still knows the reader's only seat when its secret has gone on to the next one", () => {
    const memory = new Memory(new Shelf());
    remember(memory, created, wished("me", "program"), 1);
    const known = { ...memory.table("T")!, seats: [{ seat: 1, token: "one", mine: true }], names: ["Bo", "Ann"] };
    carry(memory, known, { id: "U", seats: [{ name: "Ann" }, { name: "Bo" }] } as unknown as TableInfo, 2);
    expect([memory.table("T")!.own, memory.table("U")!.own]).toEqual([1, undefined]);
  });
});
