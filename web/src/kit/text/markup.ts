/**
 * A part of a sentence that names people and pieces (cards, tokens, spaces), so that views can mark them up without
 * any HTML in the texts. `tail` is the punctuation that belongs on a piece's line.
 */
export type Fragment =
  { kind: "text" | "name"; text: string } | { kind: "piece"; id: string; text: string; tail: string };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const SHAPES = new RegExp(`${OPEN}([cn])${MIDDLE}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");

const PUNCTUATION = /^(?:[\u00A0\u202F]?[^\s\p{L}\p{N}\p{Co}])*/u;

const clean = (text: string): string => text.replace(/[\uE000-\uE002]/gu, "");

/** A piece as an argument of a sentence. */
export const pieceMark = (id: string, name: string): string => `${OPEN}c${MIDDLE}${id}${MIDDLE}${clean(name)}${CLOSE}`;

/** A person's name as an argument of a sentence. */
export const nameMark = (name: string): string => `${OPEN}n${MIDDLE}${MIDDLE}${clean(name)}${CLOSE}`;

/** Take a formatted sentence apart again. */
export function fragments(sentence: string): Fragment[] {
  const found: Fragment[] = [];
  let from = 0;
  for (const match of sentence.matchAll(SHAPES)) {
    if (match.index > from) found.push({ kind: "text", text: sentence.slice(from, match.index) });
    const [whole, kind, id = "", text = ""] = match;
    from = match.index + whole.length;
    if (kind === "c") {
      const tail = PUNCTUATION.exec(sentence.slice(from))?.[0] ?? "";
      found.push({ kind: "piece", id, text, tail });
      from += tail.length;
    } else found.push({ kind: "name", text });
  }
  if (from < sentence.length) found.push({ kind: "text", text: sentence.slice(from) });
  return found;
}

/** The bare words of a marked sentence, for titles and for reading aloud. */
export const plain = (sentence: string): string => sentence.replace(SHAPES, "$3");
