/** The `/` line: a game in words. It knows words, not rules: whatever can be read as a move is sent. */
export type Spoken =
  | { kind: "move"; move: string }
  | { kind: "ask"; topic: "points" | "hand" | "pool" | "prompt" | "last" | "help" | "trumps" | "hint" }
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
  /** `open`, `close`, `as` and `at` by the words that stand for them. */
  links: ReadonlyMap<string, string>;
}

const BARE = new Set(["end", "pass", "stop", "interrupt", "bis", "me", "let", "verify", "concede", "fail", "draw"]);
const ON_SEATS = new Set(["exchange", "steal", "take", "ask"]);
/** Two whole numbers at the end, with or without a word before them: `at 2,-1`. */
const SPOT = /(?:\s+(\p{L}+))?\s+(-?\d+)\s*[,;]\s*(-?\d+)\s*$/u;

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

/** Read one line; a spot of the plane may stand at its end. */
export function understand(line: string, words: Vocabulary): Spoken {
  const found = SPOT.exec(line);
  if (found === null) return sentence(line, words);
  const [all, link = "", x, y] = found;
  const head = line.slice(0, line.length - all.length);
  const looked = words.verbs.get(fold(`${head} ${link}`.replace(/^\//, "")));
  if (looked === "look") return { kind: "move", move: `look ${x},${y}` };
  if (words.links.get(fold(link)) !== "at") return sentence(line, words);
  const spoken = sentence(head, words);
  return spoken.kind === "move" ? { kind: "move", move: `${spoken.move} at ${x},${y}` } : spoken;
}

function sentence(line: string, words: Vocabulary): Spoken {
  const text = fold(line.replace(/^\//, ""));
  const [first = "", ...others] = text.split(" ");
  const rest = others.join(" ");
  const topic = words.topics.get(text) ?? words.topics.get(first);
  if (topic === "needs") return needed(rest, words);
  if (topic !== undefined && rest === "") return { kind: "ask", topic } as Spoken;
  const verb = words.verbs.get(first);
  if (verb === undefined) return bareCard(text, words);
  if (BARE.has(verb)) return { kind: "move", move: verb };
  if (verb === "joker") return joker(rest, words);
  if (verb === "announce") return announcement(rest, words);
  if (verb === "select") return selection(rest, words);
  const target = match(ON_SEATS.has(verb) ? words.seats : words.cards, rest);
  return target === undefined ? { kind: "unclear", word: rest || first } : { kind: "move", move: `${verb} ${target}` };
}

function needed(rest: string, words: Vocabulary): Spoken {
  const card = match(words.cards, rest);
  return card === undefined ? { kind: "unclear", word: rest } : { kind: "needs", card };
}

/** `joker as fire` stands for a card, any other Joker wins a trump. */
function joker(rest: string, words: Vocabulary): Spoken {
  const [link = "", ...others] = rest.split(" ");
  if (words.links.get(link) !== "as") return { kind: "move", move: "joker trump" };
  const card = match(words.cards, others.join(" "));
  return card === undefined ? { kind: "unclear", word: rest } : { kind: "move", move: `joker as ${card}` };
}

/** `announce open 3`. */
function announcement(rest: string, words: Vocabulary): Spoken {
  const parts = rest.split(" ");
  const what = parts.map((word) => words.links.get(word)).find((link) => link === "open" || link === "close");
  const era = parts.find((word) => /^\d+$/.test(word));
  return what === undefined || era === undefined ? { kind: "unclear", word: rest } : { kind: "move", move: `announce ${what} ${era}` };
}

/** `select fire, hide`; nothing behind it is an empty selection. */
function selection(rest: string, words: Vocabulary): Spoken {
  const names = rest.split(/[,;]/).map((name) => name.trim()).filter((name) => name !== "");
  const cards = names.map((name) => match(words.cards, name));
  const unclear = names.find((_, index) => cards[index] === undefined);
  return unclear === undefined ? { kind: "move", move: `select ${cards.join(", ")}`.trim() } : { kind: "unclear", word: unclear };
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
