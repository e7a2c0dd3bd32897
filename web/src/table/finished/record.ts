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

const CARRIED = /^#(\||deck )/;

/** A record without the deck that it may carry, which no link could hold. */
export const plainRecord = (record: string): string =>
  record
    .split("\n")
    .filter((line) => !CARRIED.test(line))
    .join("\n");

/** Whether a line of a record is a step of the game: no header, no comment and not empty. */
const isStep = (line: string): boolean => line.trim() !== "" && !/^\s*(\[|#)/.test(line);

/** A comment as a line of a record can hold it. */
export const asComment = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, MOST_COMMENT);
/** The length of a comment: a record has room for many. */
export const MOST_COMMENT = 300;

/** The record with these comments, by step, in place of those that its lines have; `""` takes one away. */
export function commented(record: string, comments: ReadonlyMap<number, string>): string {
  if (comments.size === 0) return record;
  let step = 0;
  const lines = record.split("\n").map((line) => {
    if (!isStep(line)) return line;
    step += 1;
    const text = comments.get(step);
    if (text === undefined) return line;
    const bare = line.replace(/\s*#.*$/, "");
    return text === "" ? bare : `${bare}  # ${asComment(text)}`;
  });
  return lines.join("\n");
}
