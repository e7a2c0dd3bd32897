import { LANGUAGES } from "@/kit/i18n";
import { readTable, tidy, writeTable } from "./csv";

/** A card of a draft: `key` stays whatever the cells say. */
export interface DraftCard {
  readonly key: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A deck that is being made. It is never changed: every change makes another one, so that it can be undone. */
export interface Draft {
  /** What the file says of itself, by key; remarks have the key `""`. */
  readonly about: readonly (readonly [string, string])[];
  readonly columns: readonly string[];
  readonly cards: readonly DraftCard[];
}

export const NEEDED = ["id", "era", "order", "family", "prerequisites", "name_en"] as const;
const inAll = (stem: string): string[] => LANGUAGES.map((tag) => `${stem}_${tag}`);
export const USUAL: readonly string[] = [
  ...new Set([
    ...NEEDED,
    ...inAll("name"),
    ...inAll("text"),
    "period",
    "from_year",
    "to_year",
    "icon",
    "asset",
    ...inAll("place"),
  ]),
];

/** Whether a column, or what a deck says of itself, is a name in some language. */
export const isName = (column: string): boolean => column.startsWith("name_");

let last = 0;
const card = (cells: Record<string, string>): DraftCard => ({ key: ++last, cells });
const ABOUT = /^(\w{1,40})\s*:\s*(.*)$/;

/** The draft that a deck file holds. */
export function fromText(text: string): Draft {
  const { comments, columns, rows } = readTable(text);
  const about = comments.map((one): [string, string] => {
    const found = ABOUT.exec(one);
    return found === null ? ["", one] : [found[1]!, found[2]!];
  });
  const cards = rows.map((row) => card(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""]))));
  return { about, columns, cards };
}

/** The text of its file, a line a card. */
export const textOf = ({ about, columns, cards }: Draft): string =>
  writeTable({
    comments: about.map(([key, value]) => (key === "" ? value : `${key}: ${value}`)),
    columns: [...columns],
    rows: cards.map(({ cells }) => columns.map((column) => cells[column] ?? "")),
  });

/** The card in a line of that text. */
export const cardInLine = ({ about, cards }: Draft, line: number): DraftCard | undefined =>
  cards[line - about.length - 2];

export const toldOf = (draft: Draft, key: string): string => draft.about.find(([one]) => one === key)?.[1] ?? "";

/** The draft with something else said of itself; nothing is left out. */
export function tell(draft: Draft, key: string, value: string): Draft {
  const told = tidy(value);
  const others = draft.about.filter(([one]) => one !== key);
  const at = draft.about.findIndex(([one]) => one === key);
  const about = told === "" ? others : others.toSpliced(at < 0 ? others.length : at, 0, [key, told]);
  return { ...draft, about };
}

export const eraOf = ({ cells }: DraftCard): number => Number(cells["era"]) || 0;
const orderOf = ({ cells }: DraftCard): number => Number(cells["order"]) || 0;
export const needsOf = ({ cells }: DraftCard): string[] => (cells["prerequisites"] ?? "").split(/\s+/).filter(Boolean);
export const idOf = ({ cells }: DraftCard): string => cells["id"] ?? "";
export const byKey = (draft: Draft, key: number): DraftCard | undefined => draft.cards.find((one) => one.key === key);
export const byId = (draft: Draft, id: string): DraftCard | undefined => draft.cards.find((one) => idOf(one) === id);

/** The name of a card in a language, else in another one, else its id. */
export const nameOf = ({ cells }: DraftCard, language: string): string =>
  cells[`name_${language}`] || cells["name_en"] || cells["id"] || "?";

/** The cards of an era as they stand in it. */
export const inEra = (draft: Draft, era: number): DraftCard[] =>
  draft.cards.filter((one) => eraOf(one) === era).sort((one, other) => orderOf(one) - orderOf(other));

/** The eras of a draft, the first one first. */
export const erasOf = (draft: Draft): number[] =>
  [...new Set(draft.cards.map(eraOf))].filter((era) => era > 0).sort((one, other) => one - other);

const with_ = (one: DraftCard, cells: Record<string, string>): DraftCard => ({
  ...one,
  cells: { ...one.cells, ...cells },
});

const changed = (draft: Draft, change: (one: DraftCard) => DraftCard): Draft => ({
  ...draft,
  cards: draft.cards.map(change),
});

/** The draft with another value in a cell; whoever needs a card knows its new id. */
export function setCell(draft: Draft, key: number, column: string, value: string): Draft {
  const now = tidy(value);
  const columns = draft.columns.includes(column) ? draft.columns : [...draft.columns, column];
  const before = byKey(draft, key)?.cells["id"] ?? "";
  const set = changed({ ...draft, columns }, (one) => (one.key === key ? with_(one, { [column]: now }) : one));
  if (column !== "id" || before === "" || now === "") return set;
  return changed(set, (one) => needing(one, (id) => (id === before ? now : id)));
}

/** A card with other prerequisites; `null` takes one away. */
function needing(one: DraftCard, change: (id: string) => string | null): DraftCard {
  const before = needsOf(one);
  const after = before.map(change).filter((id) => id !== null);
  return after.join(" ") === before.join(" ") ? one : with_(one, { prerequisites: after.join(" ") });
}

/** Orders count from 1 in these eras, and the rows stand as the cards do. */
function numbered(draft: Draft, eras: Iterable<number>): Draft {
  const order = new Map<number, string>();
  for (const era of eras) inEra(draft, era).forEach((one, at) => order.set(one.key, String(at + 1)));
  const set = changed(draft, (one) => {
    const place = order.get(one.key);
    return place === undefined || place === one.cells["order"] ? one : with_(one, { order: place });
  });
  const cards = [...set.cards].sort((one, other) => eraOf(one) - eraOf(other) || orderOf(one) - orderOf(other));
  return { ...set, cards };
}

/** The draft with a card at a place of an era, counted from 1; the others make room. */
export function moveCard(draft: Draft, key: number, era: number, place: number): Draft {
  const moved = byKey(draft, key);
  if (moved === undefined) return draft;
  const others = inEra(draft, era).filter((one) => one.key !== key);
  const at = Math.min(Math.max(place, 1), others.length + 1);
  const row = others.toSpliced(at - 1, 0, moved).map((one) => one.key);
  const set = changed(draft, (one) =>
    row.includes(one.key) ? with_(one, { era: String(era), order: String(row.indexOf(one.key) + 1) }) : one,
  );
  return numbered(set, [eraOf(moved), era]);
}

/** An id that no card of the draft has yet, made from some words. */
export function freshId(draft: Draft, words: string): string {
  const plain = words.normalize("NFKD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").toLowerCase();
  const wanted =
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 32) || "card";
  for (let count = 1; ; count++) {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    if (byId(draft, id) === undefined) return id;
  }
}

/** The draft with a further card at the end of an era, and that card. */
export function addCard(draft: Draft, era: number, family: string, name: string): [Draft, DraftCard] {
  const order = String(inEra(draft, era).length + 1);
  const id = freshId(draft, `card ${era} ${order}`);
  const columns = [...new Set([...draft.columns, ...NEEDED])];
  const names = columns.filter(isName).map((column) => [column, name]);
  const made = card({ id, era: String(era), order, family, prerequisites: "", ...Object.fromEntries(names) });
  return [numbered({ ...draft, columns, cards: [...draft.cards, made] }, [era]), made];
}

/** The draft without a card; nothing needs it any more. */
export function removeCard(draft: Draft, key: number): Draft {
  const gone = byKey(draft, key);
  if (gone === undefined) return draft;
  const left = { ...draft, cards: draft.cards.filter((one) => one.key !== key) };
  const freed = changed(left, (one) => needing(one, (id) => (id === idOf(gone) ? null : id)));
  return numbered(freed, [eraOf(gone)]);
}

/** The draft in which one card needs another one, or no longer needs it. */
export function linked(draft: Draft, needed: number, by: number): Draft {
  const other = byKey(draft, needed);
  const one = byKey(draft, by);
  if (other === undefined || one === undefined) return draft;
  const id = idOf(other);
  const before = needsOf(one);
  const after = before.includes(id) ? before.filter((need) => need !== id) : [...before, id];
  return changed(draft, (each) => (each.key === by ? with_(each, { prerequisites: after.join(" ") }) : each));
}

/** The draft with a block of cells, from one card and column on, as they are shown; further rows are further cards. */
export function pasted(
  draft: Draft,
  block: readonly (readonly string[])[],
  shown: { keys: readonly number[]; columns: readonly string[] },
  family: string,
): Draft {
  let now = draft;
  block.forEach((row, down) => {
    let key = shown.keys[down];
    if (key === undefined) {
      const era = erasOf(now).at(-1) ?? 1;
      const [more, made] = addCard(now, era, family, row[0] ?? "");
      now = more;
      key = made.key;
    }
    row.forEach((cell, right) => {
      const column = shown.columns[right];
      if (column !== undefined) now = setCell(now, key, column, cell);
    });
  });
  return now;
}
