/** The length of a link's end that messengers and browsers carry. */
export const MOST_LETTERS = 8000;

/** A text as the end of a link: deflated, in letters for addresses. */
export async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(data, (one) => String.fromCharCode(one)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text in a link, at most `most` letters long; `null` for anything else. */
export async function inflated(letters: string, most: number): Promise<string | null> {
  try {
    const data = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    let text = "";
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > most) return null;
    }
    return text;
  } catch {
    return null;
  }
}
