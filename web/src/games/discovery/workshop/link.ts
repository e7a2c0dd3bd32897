import { deflated, inflated, MOST_LETTERS } from "@/shell/linkText";
import { isName, NEEDED, textOf, type Draft } from "./draft";

/** What a link without texts says of the deck. */
const SAID = ["id", "licence", "author", "version", "builds_on"];
/** A file is at most half a million letters long, which a link must not exceed once it is unpacked. */
export const MOST_TEXT = 500_000;

/** A deck as the end of a link: `bare` where its texts had to be left out, `null` where it is longer even so. */
export async function packed(draft: Draft): Promise<{ letters: string; bare: boolean } | null> {
  const whole = await deflated(textOf(draft));
  if (whole.length <= MOST_LETTERS) return { letters: whole, bare: false };
  const about = draft.about.filter(([key]) => SAID.includes(key) || isName(key));
  const columns = [...new Set([...NEEDED, ...draft.columns.filter(isName)])];
  const bare = await deflated(textOf({ ...draft, about, columns }));
  return bare.length <= MOST_LETTERS ? { letters: bare, bare: true } : null;
}

/** The deck file in a link, `null` for anything else. */
export const unpacked = (letters: string): Promise<string | null> => inflated(letters, MOST_TEXT);
