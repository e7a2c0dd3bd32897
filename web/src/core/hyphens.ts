const LONG = 7;
const SOFT = "\u00AD";
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const V = `[${VOWELS}]`;
const C = `(?:[ctpsg]h|[bcdfgptv][lr]|gn|[^${VOWELS}\\P{L}])`;
/** A word may be broken before a sound that a vowel follows, with three letters or more on either side. */
const JOINT = new RegExp(`(?<=\\p{L}{2}${V}|\\p{L}${V}[lmnrstcp]|${V}[lr][mns])(?=${C}${V}\\p{L})`, "giu");

/** A name whose long words may be broken where a card is narrow; an initial stays with its word. */
export function breakable(name: string): string {
  const joined = name.replace(/(?<=\b\p{L}\.) /gu, "\u00A0");
  return joined.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(JOINT, SOFT)));
}
