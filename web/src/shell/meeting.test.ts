import { expect, test } from "vitest";
import type { OpenTable } from "@/generated/protocol";
import { rowsAfter } from "./meeting";

const at = (table: string, free = 1): OpenTable => ({
  table,
  game: "explore",
  options: [],
  names: [table],
  free,
  turn_seconds: 0,
  created: 0,
});
const read = (rows: ReturnType<typeof rowsAfter>): string =>
  rows.map(({ table, open }) => `${table.table}${table.free}${open ? "" : "-"}`).join(" ");

test("a table keeps its place in the list, whatever comes and goes", () => {
  const first = rowsAfter([], [at("a"), at("b")]);
  expect(read(first)).toBe("a1 b1");
  const second = rowsAfter(first, [at("c"), at("b", 2)]);
  expect(read(second)).toBe("a1- b2 c1");
  expect(read(rowsAfter(second, [at("b"), at("a")]))).toBe("a1 b1 c1-");
});
