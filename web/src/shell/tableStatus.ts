import type { MyTable, MyTables } from "@/generated/protocol";
import type { KnownTable } from "./storage";

/** What the server tells of a known table: it is asked once for each seat that is played on this device. */
export interface TableStatus extends MyTable {
  known: KnownTable;
}

/** Secrets that one request may hold. */
export const MOST_SECRETS = 100;

/** The secrets by which the server is asked for a table: those of one's own seats, else the host's. */
export const secretsOf = ({ seats, host }: KnownTable): string[] => {
  const own = seats.filter((one) => one.mine).map((one) => one.token);
  return own.length > 0 || host === "" ? own : [host];
};

/** What the server told, by table: of several seats of one table the one that has been called first. */
export function merged(
  known: readonly KnownTable[],
  tokens: readonly string[],
  { tables }: MyTables,
): Map<string, TableStatus> {
  const found = new Map<string, TableStatus>();
  for (const one of known) {
    const told = secretsOf(one).flatMap((secret) => tables[tokens.indexOf(secret)] ?? []);
    const first = told.sort((a, b) => (a.called || Infinity) - (b.called || Infinity))[0];
    if (first !== undefined) found.set(one.table, { ...first, known: one });
  }
  return found;
}

/** Tables where the reader is called come first, who has waited longest before the others; then those that wait or are played. */
export function sorted(known: readonly KnownTable[], told: ReadonlyMap<string, TableStatus>): KnownTable[] {
  const rank = (one: KnownTable): number => {
    const now = told.get(one.table);
    if (now?.called) return 0;
    return one.over || now?.status === "over" || now?.status === "closed" ? 2 : 1;
  };
  const since = (one: KnownTable): number => told.get(one.table)?.called ?? 0;
  return [...known].sort((a, b) => rank(a) - rank(b) || since(a) - since(b) || b.at - a.at);
}
