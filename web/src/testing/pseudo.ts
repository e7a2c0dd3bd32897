import texts from "virtual:texts";
import { bundle, DEFAULT, translator, unpacked, type Pattern, type Translate } from "@/kit/i18n";

const ACCENTS: Readonly<Record<string, string>> = { a: "à", e: "é", i: "î", o: "õ", u: "û", c: "ç", n: "ñ", s: "š" };

/** English text with accents and a third longer. */
const said = (text: string): string =>
  text.replace(/[aeiou](?=\w)/g, "$&$&").replace(/[aeioucns]/g, (letter) => ACCENTS[letter]!);

/** A pattern whose texts are said so; what is put in, and what chooses a variant, stays. */
function spoken(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return said(pattern);
  return pattern.map((element) => {
    if (typeof element === "string") return said(element);
    if (element.type !== "select") return element;
    return { ...element, variants: element.variants.map((one) => ({ ...one, value: spoken(one.value) })) };
  });
}

const bracketed = (pattern: Pattern): Pattern => ["⟦", spoken(pattern), "⟧"].flat();

/**
 * A language that nobody speaks, made from English: with accents, longer, each message in brackets. Whatever a reader is
 * shown without brackets does not come from a file.
 */
export async function pseudo(): Promise<Translate> {
  const loaded = await Promise.all(Object.values(texts).map((some) => some[DEFAULT]!()));
  const made = loaded.map(({ default: packed }) =>
    unpacked(packed).map((message) => ({
      ...message,
      value: message.value === null ? null : bracketed(message.value),
      attributes: Object.fromEntries(Object.entries(message.attributes).map(([name, one]) => [name, bracketed(one)])),
    })),
  );
  return translator(bundle(DEFAULT, ...made));
}

/** What of a text stands in no brackets. */
export function unbracketed(text: string): string {
  let depth = 0;
  return [...text]
    .map((sign) => {
      depth += Number(sign === "⟦") - Number(sign === "⟧");
      return depth > 0 || sign === "⟧" ? " " : sign;
    })
    .join("");
}

const READ = ["aria-label", "title", "placeholder", "alt"];

/** The words that a page shows or says outside of brackets. */
export function wordsOutside(page: Element): string[] {
  const attributes = [...page.querySelectorAll("*")].flatMap((one) => READ.map((name) => one.getAttribute(name) ?? ""));
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? "");
  return [texts.join(" "), ...attributes].flatMap((text) => unbracketed(text).match(/\p{L}{2,}/gu) ?? []);
}
