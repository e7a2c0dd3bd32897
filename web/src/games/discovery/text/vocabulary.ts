import { ARGUMENTS } from "@/generated/discovery";
import type { CardInfo } from "@/generated/games/evolution";
import { ABOUT as ANY_ABOUT, TOPICS } from "@/table/line/topics";
import { fold } from "@/kit/fold";
import type { Translate } from "@/kit/i18n";

/** The card games' own questions. */
export const OWN = ["hand", "pool", "trumps", "density"] as const;
/** Questions about something that is named behind them. */
export const ABOUT = ["needs", "card", ...ANY_ABOUT];

/** The words that a player may type, and what they stand for in the notation. */
export interface Vocabulary {
  /** Verb of the notation by each word a person may use for it. */
  verbs: ReadonlyMap<string, string>;
  /** Topic by each word that asks for it; some take a card, a rule or a move. */
  topics: ReadonlyMap<string, string>;
  /** Card id by each of its names. */
  cards: ReadonlyMap<string, string>;
  /** What stands in the notation for a seat, by each name a person may use. */
  seats: ReadonlyMap<string, string>;
  /** `open`, `close`, `as`, `at`, `from`, `trump` and `pool` by the words that stand for them. */
  links: ReadonlyMap<string, string>;
}

/** What `word` may stand for: the entry with just this key, else all entries whose key begins with it, each once. */
export function matches(words: ReadonlyMap<string, string>, word: string): string[] {
  if (word === "") return [];
  const exact = words.get(word);
  if (exact !== undefined) return [exact];
  return [...new Set([...words].filter(([key]) => key.startsWith(word)).map(([, value]) => value))];
}

/** Words from a translation: `place, play` becomes both words, each meaning `meaning`. */
export function learn(into: Map<string, string>, list: string, meaning: string): void {
  for (const word of list.split(",")) into.set(fold(word), meaning);
}

/** The first words of all moves. */
const VERBS = [...new Set(Object.keys(ARGUMENTS).map((word) => word.split("-")[0]!))];
const LINKS = ["open", "close", "as", "at", "from", "pool"];

/** Every word that can be typed at a table, in the reader's language and in the notation's; cards go by all their names. */
export function vocabulary(
  t: Translate,
  cards: readonly Pick<CardInfo, "id" | "name">[],
  people: readonly string[],
): Vocabulary {
  const [verbs, topics, links] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const all = (into: Map<string, string>, ids: readonly string[]): void =>
    ids.forEach((id) => learn(into, `${id},${t(`words-${id}`)}`, id));
  all(verbs, VERBS);
  all(topics, [...TOPICS, ...OWN, ...ABOUT]);
  all(links, LINKS);
  learn(links, `trump,${t("words-trumps")}`, "trump");
  const named = new Map(
    cards.flatMap(({ id, name }) => [id, ...Object.values(name)].map((one) => [fold(one), id] as const)),
  );
  return { verbs, topics, links, cards: named, seats: new Map(people.map((name) => [fold(name), name])) };
}
