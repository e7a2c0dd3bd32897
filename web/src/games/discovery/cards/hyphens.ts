import type { Language } from "@/kit/i18n";

const SOFT = "\u00AD";
const LONG = 7;

/** Where names may be broken, by language: a file each in `hyphenation`; those of a language without one are not broken. */
const JOINTS = import.meta.glob<RegExp>("./hyphenation/*.ts", { eager: true, import: "default" });

/** An initial stays with its word. */
const joined = (name: string): string => name.replace(/(?<=\b\p{L}\.) /gu, "\u00A0");

const longest = (parts: readonly string[]): number => Math.max(0, ...parts.map((part) => part.length));

/** A name whose longest word may be broken by the rules of its language. */
export function breakable(name: string, language: Language): string {
  const most = Math.max(LONG, longest(name.match(/\p{L}+/gu) ?? []));
  const joints = JOINTS[`./hyphenation/${language}.ts`];
  if (joints === undefined) return joined(name);
  return joined(name).replace(/\p{L}+/gu, (word) => (word.length < most ? word : word.replace(joints, SOFT)));
}

/** Whether a name is one word for its lines: it is broken only where a line is too short for it, wherever that is. */
export const lone = (name: string): boolean => !/[ -]/.test(joined(name));

/** Letters, and the width in px of a card's text below which a word of that length may not fit on one line. */
const ROOM: readonly (readonly [number, number])[] = [
  [17, 128],
  [15, 110],
  [13, 106],
  [12, 100],
  [11, 82],
  [10, 90],
  [9, 72],
  [LONG, 66],
];

/** The widest text, in px, in which the name's longest word has to be breakable; 0 where it never has to be. */
export function tight(name: string): number {
  const letters = longest(joined(name).split(/[ -]/));
  return ROOM.find(([least]) => letters >= least)?.[1] ?? 0;
}

/** The classes of a card's name that say where it may be broken. */
export const creased = (name: string): string => `tight-${tight(name)}${lone(name) ? " lone" : ""}`;
