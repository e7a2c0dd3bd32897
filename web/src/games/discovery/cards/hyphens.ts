import type { Language } from "@/kit/i18n";

const SOFT = "\u00AD";
const LONG = 7;

/** English breaks between the parts that a word is made of: before an ending, with three letters or more on either side. */
const ENDINGS =
  "ing|ism|ment|ness|ship|ture|sures?|time|mill|duct|lith|crete|mid|bet|dar|iot|atre|ary|ened|racy|omy|ophy|matics|mance|craft|cotta|guage|works?|graphy|logy|metry|ality|isation|ization|pithecus|derthalensis|thalensis|[bcdfglmnprtv]ation|[bcdfglmnprtv]ition|ction|stion";
const ENGLISH = new RegExp(`(?<=\\p{L}{3})(?=(?:${ENDINGS})$)`, "giu");

/** French breaks before a sound that a vowel follows, with three letters or more on either side. */
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const V = `[${VOWELS}]`;
const C = `(?:[ctpsgr]h|[bcdfgptv][lr]|gn|[^${VOWELS}\\P{L}])`;
const INSEPARABLE = "[ctpsgr](?=h)|[bcdfgptv](?=[lr])|g(?=n)";
const FRENCH = new RegExp(
  `(?<!${INSEPARABLE})(?<=\\p{L}{2}${V}|\\p{L}${V}[lmnrstcp]|${V}[lr][mnsp]|\\p{L}${V}nc)(?=${C}${V}\\p{L})`,
  "giu",
);

const JOINTS: Record<Language, RegExp> = { en: ENGLISH, fr: FRENCH };

/** An initial stays with its word. */
const joined = (name: string): string => name.replace(/(?<=\b\p{L}\.) /gu, "\u00A0");

const longest = (parts: readonly string[]): number => Math.max(0, ...parts.map((part) => part.length));

/** A name whose longest word may be broken by the rules of its language. */
export function breakable(name: string, language: Language): string {
  const most = Math.max(LONG, longest(name.match(/\p{L}+/gu) ?? []));
  return joined(name).replace(/\p{L}+/gu, (word) => (word.length < most ? word : word.replace(JOINTS[language], SOFT)));
}

/** Letters, and the width in px of a card's text below which a word of that length may not fit on one line. */
const ROOM: readonly (readonly [number, number])[] = [
  [17, 128],
  [15, 110],
  [13, 106],
  [12, 100],
  [11, 82],
  [9, 72],
  [LONG, 66],
];

/** The widest text, in px, in which the name's longest word has to be breakable; 0 where it never has to be. */
export function tight(name: string): number {
  const letters = longest(joined(name).split(/[ -]/));
  return ROOM.find(([least]) => letters >= least)?.[1] ?? 0;
}
