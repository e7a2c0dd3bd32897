import { NEEDED, textOf, type Draft } from "./draft";

/** The length of a link's end that messengers and browsers carry. */
export const MOST_LETTERS = 6000;
/** What a link without texts says of the deck. */
const SAID = ["id", "name_en", "name_fr", "licence", "author", "version", "builds_on"];
/** A file is at most half a million letters long, which a link must not exceed once it is unpacked. */
export const MOST_TEXT = 500_000;

/** A deck as the end of a link: `bare` where its texts had to be left out, `null` where it is longer even so. */
export async function packed(draft: Draft): Promise<{ letters: string; bare: boolean } | null> {
  const whole = await deflated(textOf(draft));
  if (whole.length <= MOST_LETTERS) return { letters: whole, bare: false };
  const about = draft.about.filter(([key]) => SAID.includes(key));
  const bare = await deflated(textOf({ ...draft, about, columns: NEEDED }));
  return bare.length <= MOST_LETTERS ? { letters: bare, bare: true } : null;
}

/** The deck file in a link, `null` for anything else. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const data = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    let text = "";
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST_TEXT) return null;
    }
    return text;
  } catch {
    return null;
  }
}

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(data, (one) => String.fromCharCode(one)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
