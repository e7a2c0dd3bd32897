/** French breaks before a sound that a vowel follows, with three letters or more on either side. */
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const V = `[${VOWELS}]`;
const C = `(?:[ctpsgr]h|[bcdfgptv][lr]|gn|[^${VOWELS}\\P{L}])`;
const INSEPARABLE = "[ctpsgr](?=h)|[bcdfgptv](?=[lr])|g(?=n)";
export default new RegExp(
  `(?<!${INSEPARABLE})(?<=\\p{L}{2}${V}|\\p{L}${V}[lmnrstcp]|${V}[lr][mnsp]|\\p{L}${V}nc)(?=${C}${V}\\p{L})`,
  "giu",
);
