import { readTable, tidy } from "./csv";
import { LANGUAGES, type Translate } from "@/kit/i18n";
import { byId, freshId, fromText, isName, NEEDED, textOf, type Draft } from "./draft";

/** A draft as it is saved beside others, for people who send each other unfinished decks. */
interface DraftFile {
  draft: 1;
  about: [string, string][];
  columns: string[];
  rows: string[][];
}

export const asJson = (draft: Draft): string =>
  JSON.stringify(
    {
      draft: 1,
      about: draft.about.map(([key, value]) => [key, value]),
      columns: [...draft.columns],
      rows: draft.cards.map(({ cells }) => draft.columns.map((column) => cells[column] ?? "")),
    } satisfies DraftFile,
    null,
    1,
  );

function fromJson(text: string): Draft | null {
  const found = JSON.parse(text) as Partial<DraftFile> | null;
  if (found?.draft !== 1 || !Array.isArray(found.columns) || !Array.isArray(found.rows)) return null;
  const columns = found.columns.map(String);
  const empty = {
    about: (found.about ?? []).map(([key, value]): [string, string] => [String(key), String(value)]),
    columns,
  };
  const made = fromText(textOf({ ...empty, cards: [] }));
  const cards = found.rows.map((row, at) => ({
    key: -1 - at,
    cells: Object.fromEntries(columns.map((column, place) => [column, tidy(String(row[place] ?? ""))])),
  }));
  return fromText(textOf({ ...made, cards }));
}

/** What people call the columns beside their names in a deck file, in a language: a name or a text is that of all languages. */
export const calledIn = (t: Translate): ReadonlyMap<string, readonly string[]> =>
  new Map(
    ["name", "text", "era", "prerequisites", "family"].flatMap((column) => {
      const meant = column === "name" || column === "text" ? LANGUAGES.map((tag) => `${column}_${tag}`) : [column];
      return t(`workshop-called-${column}`)
        .split(",")
        .map((word) => [word.trim().toLowerCase(), meant] as const);
    }),
  );

/**
 * The draft in a text: the JSON of a draft, a deck file, or a table that was copied from a spreadsheet or a page. A table need not
 * have ids, and may name what a card needs. `null` where no names of columns are found.
 */
export function draftIn(text: string, called: ReadonlyMap<string, readonly string[]>): Draft | null {
  if (/^\s*\{/.test(text)) {
    try {
      return fromJson(text);
    } catch {
      return null;
    }
  }
  const { columns } = readTable(text);
  const known = columns.map((one) => called.get(one.toLowerCase()) ?? [one.toLowerCase()]);
  if (!known.flat().includes("name_en") && !known.flat().includes("id")) return null;
  return completed(fromText(text), known);
}

/** A table with all columns that a deck file needs. */
function completed(read: Draft, known: readonly (readonly string[])[]): Draft {
  const columns = [...new Set([...NEEDED, ...known.flat()])];
  let made: Draft = { ...read, columns, cards: [] };
  const orders = new Map<string, number>();
  for (const one of read.cards) {
    const given: Record<string, string> = {};
    read.columns.forEach((column, at) => known[at]!.forEach((name) => (given[name] = one.cells[column] ?? "")));
    const era = given["era"] || "1";
    const order = (orders.get(era) ?? 0) + 1;
    orders.set(era, order);
    const id = given["id"] || freshId(made, given["name_en"] ?? "");
    const cells = { ...given, id, era, order: given["order"] || String(order) };
    made = { ...made, cards: [...made.cards, { key: one.key, cells }] };
  }
  const names = new Map(
    made.cards.flatMap(({ cells }) =>
      columns.filter(isName).map((column) => [cells[column]?.toLowerCase(), cells["id"]!] as const),
    ),
  );
  const need = (given: string): string => {
    if (given.split(/\s+/).every((one) => byId(made, one) !== undefined)) return given;
    return given
      .split(/[,;/]/)
      .map((one) => names.get(one.trim().toLowerCase()) ?? one.trim())
      .join(" ")
      .trim();
  };
  const cards = made.cards.map((one) => ({
    ...one,
    cells: { ...one.cells, prerequisites: need(one.cells["prerequisites"] ?? "") },
  }));
  return { ...made, cards };
}

/** Whether a deck file is written as TOML: it begins with a table or a key. */
export const isToml = (text: string): boolean => /^\s*(?:#[^\n]*\n\s*)*(?:\[|[\w-]+\s*=)/.test(text);
