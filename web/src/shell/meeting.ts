import type { CodeDrawn, CodeWanted, OpenTable, OpenTables } from "@/generated/protocol";
import { ask, json } from "./api";

/** A text as a code to be scanned. */
export const drawn = (text: string, language: string): Promise<CodeDrawn> =>
  ask("api/qr", json({ text } satisfies CodeWanted), language);

/** The tables that wait for players. */
export const openTables = (language: string): Promise<OpenTables> => ask("api/lobby", {}, language);

/** A line of the list of open tables. */
export interface Row {
  table: OpenTable;
  /** False for one that has been taken off the list: it keeps its place, so that no other moves under a finger. */
  open: boolean;
}

/** The list after news: what was there where it was, and what is new at the end. */
export function rowsAfter(rows: readonly Row[], tables: readonly OpenTable[]): readonly Row[] {
  const now = new Map(tables.map((one) => [one.table, one]));
  const before = rows.map(({ table }) => ({ table: now.get(table.table) ?? table, open: now.has(table.table) }));
  for (const { table } of rows) now.delete(table.table);
  return [...before, ...[...now.values()].map((table) => ({ table, open: true }))];
}
