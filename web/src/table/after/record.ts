/** What stands behind a header of a record, `""` without it. */
export const headerOf = (record: string, key: string): string =>
  new RegExp(`^\\[${key} "([^"]*)"\\]`, "m").exec(record)?.[1] ?? "";

/** The kinds of the seats of a deal that the rules play, by name. */
export function virtualSeats(record: string): ReadonlyMap<string, string> {
  const seats = headerOf(record, "Seats")
    .split(",")
    .map((seat) => seat.split("=").map((part) => part.trim()));
  return new Map(seats.flatMap(([name = "", kind = ""]) => (kind === "" ? [] : [[name, kind] as const])));
}

/** Where a game branched off, see docs/records.md; `null` for one that did not. */
export function forkOf(record: string): { table: string; step: number; seat: string } | null {
  const found = /^(\d+)(?:, of=([\w-]+))?(?:, for=(.+))?$/.exec(headerOf(record, "Fork"));
  return found && { step: Number(found[1]), table: found[2] ?? "", seat: found[3] ?? "" };
}
