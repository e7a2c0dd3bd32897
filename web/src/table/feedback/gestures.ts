import type { GlyphName } from "@/kit/glyphs";

/** Whether something is good or bad for whom it is about; `plain` is neither. */
export type Tone = "good" | "bad" | "plain";

/** A sign that flies or stands beside words: one of the page's own, or one of a game, as a filled path in a box of 24 x 24. */
export type Sign = GlyphName | { path: string };

/** Something that happened, as it is shown for a moment. Places are the `data-place` of elements, the first that is seen counts. */
export type Gesture =
  /** Points of a seat rise where they were won and fly to its number, which counts up to `total`. */
  | { kind: "gain"; from: string[]; seat: number; amount: number; total: number | null; why: string }
  /** A row is painted from left to right, or sealed, in the colour of a class. */
  | { kind: "paint" | "seal"; rows: string[]; colour: string; text: string }
  /** A token flies to where it lies from now on. */
  | { kind: "token"; from: string[]; to: string[]; glyph: Sign; text: string }
  /** A few words rise at a place. */
  | { kind: "word"; at: string[]; glyph: Sign | ""; tone: Tone; text: string };
