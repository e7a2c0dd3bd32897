/** Lower case without accents, ligatures or doubled spaces, so that « épieu » and "epieu" are the same word. */
export function fold(text: string): string {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded
    .replace(/œ/g, "oe")
    .replace(/[\s\u00A0\u202F'’-]+/g, " ")
    .trim();
}
