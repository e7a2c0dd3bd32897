/** What somebody types between commas, tidied. */
export const listed = (text: string): string[] =>
  text
    .split(/[,;]/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The tries as they are sent: those that say something, in their order. */
export const triesOf = (typed: readonly string[]): string[] =>
  typed.map((one) => one.trim()).filter((one) => one !== "");

/** The ids of what is named: what is called so in the reader's language, or what stands there already as an id. */
export function idsOf(typed: string, known: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...known].map(([id, name]) => [name.toLocaleLowerCase(), id]));
  return listed(typed).map((one) => ids.get(one.toLocaleLowerCase()) ?? one);
}
