import { keepUnder, readList, shelf } from "@/kit/keeping/shelf";
import { asComment } from "./record";

/** What a reader has written about a game: a text of their own, and comments by step. It never leaves this device by itself. */
export interface Notes {
  text: string;
  steps: Readonly<Record<number, string>>;
}

const NOTES = "discovery.notes";
const MOST_TABLES = 30;
const NONE: Notes = { text: "", steps: {} };

const all = (): [string, Notes][] => (readList(shelf, NOTES) as [string, Notes][]).filter(Array.isArray);

export const notesOf = (table: string): Notes => all().find(([known]) => known === table)?.[1] ?? NONE;

export function keepNotes(table: string, notes: Notes): void {
  const others = all().filter(([known]) => known !== table);
  const empty = notes.text === "" && Object.keys(notes.steps).length === 0;
  keepUnder(shelf, NOTES, empty ? others : [[table, notes], ...others].slice(0, MOST_TABLES));
}

/** The notes with another comment on a step. */
export const withComment = (notes: Notes, step: number, text: string): Notes => ({
  ...notes,
  steps: { ...notes.steps, [step]: asComment(text) },
});

/** The comments by step. */
export const commentsOf = (notes: Notes): ReadonlyMap<number, string> =>
  new Map(Object.entries(notes.steps).map(([step, text]) => [Number(step), text]));
