/** The little Markdown that the rule book is written in, read into plain values; views build the elements. */
export type Span = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "rule"; text: string };
export type Block = { kind: "paragraph"; spans: Span[] } | { kind: "list"; items: Span[][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]\d{2})\b/g;

/** The spans of one line; a rule's number becomes a link to it. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "rule", text: rule ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** Paragraphs and lists of a text. */
export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(block);
}

function block(part: string): Block {
  if (!/^[-*] /.test(part)) return { kind: "paragraph", spans: spans(part.replace(/\s*\n\s*/g, " ")) };
  const items = part.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2).replace(/\s*\n\s*/g, " ")));
  return { kind: "list", items };
}
