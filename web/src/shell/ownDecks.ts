import type { Catalogue, DeckTexts, OwnDeck, TableInfo } from "@/generated/protocol";
import { gameText, inLanguage, type Language, type Translate } from "@/kit/i18n";
import { Store } from "@/kit/store";
import { api } from "./api";
import { catalogue } from "./appState";

/** The decks that tables have brought and this page has seen, by the key under which the tables name them. */
export const ownDecks = new Store<ReadonlyMap<string, OwnDeck>>(new Map());
const asked = new Map<string, Promise<void>>();

/** Keep a deck for as long as the page lives. */
export const keepDeck = (own: OwnDeck): void => ownDecks.set(new Map(ownDecks.value).set(own.deck.id, own));

/** Whether a table has brought its deck: the server's catalogue does not have it. */
export const isBrought = (deck: string): boolean => !catalogue.value?.decks.some(({ id }) => id === deck);

/** Wait until the deck of a table is there; fails where it cannot be had now. */
export function deckThere({ id, deck }: Pick<TableInfo, "id" | "deck">, language: string): Promise<void> {
  if (!isBrought(deck) || ownDecks.value.has(deck)) return Promise.resolve();
  const waiting = asked.get(deck) ?? api.cards(id, language).then(keepDeck);
  asked.set(deck, waiting);
  return waiting.finally(() => asked.delete(deck));
}

/** What can be played with all that is printed: the server's decks, and those that tables have brought. */
export const withOwnDecks = (known: Catalogue): Catalogue => ({
  ...known,
  decks: [...known.decks, ...[...ownDecks.value.values()].map(({ deck }) => deck)],
});

/** What the game of a table is called; one that only a brought deck makes has the deck's name. */
export function gameName(t: Translate, { game, deck }: Pick<TableInfo, "game" | "deck">, language: Language): string {
  const own = ownDecks.value.get(deck);
  const known = own === undefined || catalogue.value?.games.some(({ key }) => key === game);
  return known ? t(gameText(game)) : inLanguage(own.deck.name, language);
}

/** What the pieces of a deck say. */
export function textsOf(deck: string, language: string): Promise<DeckTexts> {
  const own = ownDecks.value.get(deck)?.texts[language];
  return own === undefined ? api.texts(deck, language) : Promise.resolve(own);
}

/** The address of the file that a table has brought. */
export const deckAddress = (table: string): string => `api/tables/${encodeURIComponent(table)}/deck`;

/** The address of a finished game's record that carries this file. */
export const recordAddress = (table: string): string => `api/tables/${encodeURIComponent(table)}/record?deck=1`;
