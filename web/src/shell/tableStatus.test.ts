import { expect, test } from "vitest";
import type { MyTable } from "@/generated/protocol";
import type { KnownTable } from "./storage";
import { merged, secretsOf, sorted } from "./tableStatus";

const table = (name: string, at: number, over = false, ...tokens: string[]): KnownTable => ({
  table: name,
  host: `${name}-host`,
  seats: tokens.map((token, seat) => ({ seat, token, mine: true })),
  game: "explore",
  deck: "prehistory",
  names: [],
  over,
  at,
});
const told = (name: string, called: number, status: MyTable["status"] = "playing"): MyTable => ({
  table: name,
  status,
  game: "explore",
  names: [],
  free: 0,
  called,
  deadline: 0,
});

test("a table is asked for by one's own seats, else by the host's secret", () => {
  expect(secretsOf(table("A", 1, false, "a", "b"))).toEqual(["a", "b"]);
  expect(secretsOf(table("A", 1))).toEqual(["A-host"]);
  expect(secretsOf({ ...table("A", 1), seats: [{ seat: 0, token: "guest", mine: false }] })).toEqual(["A-host"]);
  expect(secretsOf({ ...table("A", 1), host: "" })).toEqual([]);
});

test("of several seats on one device the one that has been called first counts, and dead links tell nothing", () => {
  const known = [table("A", 1, false, "a", "b"), table("B", 2, false, "gone")];
  const found = merged(known, ["a", "b", "gone"], { tables: [told("A", 0), told("A", 7), null] });
  expect([...found].map(([name, one]) => [name, one.called])).toEqual([["A", 7]]);
});

test("whose turn it is comes first, whoever has waited longest before the others, and what is over last", () => {
  const known = [table("new", 9), table("late", 3, false, "l"), table("early", 2, false, "e"), table("past", 8, true)];
  const now = new Map(
    [told("late", 20), told("early", 10), told("new", 0)].map((one) => [one.table, { ...one, known: known[0]! }]),
  );
  expect(sorted(known, now).map((one) => one.table)).toEqual(["early", "late", "new", "past"]);
  expect(sorted(known, new Map()).map((one) => one.table)).toEqual(["new", "late", "early", "past"]);
});
