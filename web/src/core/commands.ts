/** The `/` line: a game in words. It knows words, not rules: whatever can be read as a move is sent. */
export type Spoken =
  | { kind: "move"; move: string }
  | { kind: "ask"; topic: "points" | "hand" | "pool" | "prompt" | "last" | "help" | "trumps" }
  | { kind: "needs"; card: string }
  | { kind: "unclear"; word: string };

export interface Vocabulary {
  /** Verb of the notation by each word a person may use for it. */
  verbs: ReadonlyMap<string, string>;
  /** Topic by each word that asks for it; `needs` takes a card. */
  topics: ReadonlyMap<string, string>;
  /** Card id by each of its names. */
  cards: ReadonlyMap<string, string>;
  /** What stands in the notation for a seat, by each name a person may use. */
  seats: ReadonlyMap<string, string>;
}

const BARE = new Set(["end", "pass"]);
const ON_SEATS = new Set(["exchange", "steal"]);

/** Lower case without accents, ligatures or doubled spaces, so that « épieu » and "epieu" are the same word. */
export function fold(text: string): string {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.replace(/œ/g, "oe").replace(/[\s\u00A0\u202F'’-]+/g, " ").trim();
}

/** The one entry whose key is `word` or begins with it; `undefined` when none or several do. */
export function match(words: ReadonlyMap<string, string>, word: string): string | undefined {
  if (word === "") return undefined;
  const exact = words.get(word);
  if (exact !== undefined) return exact;
  const found = new Set([...words].filter(([key]) => key.startsWith(word)).map(([, value]) => value));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Read one line. */
export function understand(line: string, words: Vocabulary): Spoken {
  const text = fold(line.replace(/^\//, ""));
  const [first = "", ...others] = text.split(" ");
  const rest = others.join(" ");
  const topic = words.topics.get(text) ?? words.topics.get(first);
  if (topic === "needs") return needed(rest, words);
  if (topic !== undefined && rest === "") return { kind: "ask", topic } as Spoken;
  const verb = words.verbs.get(first);
  if (verb === undefined) return bareCard(text, words);
  if (BARE.has(verb)) return { kind: "move", move: verb };
  const target = match(ON_SEATS.has(verb) ? words.seats : words.cards, rest);
  return target === undefined ? { kind: "unclear", word: rest || first } : { kind: "move", move: `${verb} ${target}` };
}

function needed(rest: string, words: Vocabulary): Spoken {
  const card = match(words.cards, rest);
  return card === undefined ? { kind: "unclear", word: rest } : { kind: "needs", card };
}

/** A card's name alone means: place it. */
function bareCard(text: string, words: Vocabulary): Spoken {
  const card = match(words.cards, text);
  return card === undefined ? { kind: "unclear", word: text } : { kind: "move", move: `place ${card}` };
}

/** Words from a translation: `place, play` becomes both words, each meaning `meaning`. */
export function learn(into: Map<string, string>, list: string, meaning: string): void {
  for (const word of list.split(",")) into.set(fold(word), meaning);
}
