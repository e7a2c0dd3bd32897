/**
 * A sentence with cards and people in it, so that views can mark them up without any HTML in the texts. `tail`
 * is the punctuation that belongs on a card's line.
 */
export type Piece =
  { kind: "text" | "name"; text: string } | { kind: "card"; card: string; text: string; tail: string };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const SHAPES = new RegExp(`${OPEN}([cn])${MIDDLE}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");

const PUNCTUATION = /^(?:[\u00A0\u202F]?[^\s\p{L}\p{N}\p{Co}])*/u;

const clean = (text: string): string => text.replace(/[\uE000-\uE002]/gu, "");

/** A card as an argument of a sentence. */
export const cardMark = (id: string, name: string): string => `${OPEN}c${MIDDLE}${id}${MIDDLE}${clean(name)}${CLOSE}`;

/** A person's name as an argument of a sentence. */
export const nameMark = (name: string): string => `${OPEN}n${MIDDLE}${MIDDLE}${clean(name)}${CLOSE}`;

/** Take a formatted sentence apart again. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(SHAPES)) {
    if (match.index > from) found.push({ kind: "text", text: sentence.slice(from, match.index) });
    const [whole, kind, card = "", text = ""] = match;
    from = match.index + whole.length;
    if (kind === "c") {
      const tail = PUNCTUATION.exec(sentence.slice(from))?.[0] ?? "";
      found.push({ kind: "card", card, text, tail });
      from += tail.length;
    } else found.push({ kind: "name", text });
  }
  if (from < sentence.length) found.push({ kind: "text", text: sentence.slice(from) });
  return found;
}

/** The bare words of a marked sentence, for titles and for reading aloud. */
export const plain = (sentence: string): string => sentence.replace(SHAPES, "$3");
