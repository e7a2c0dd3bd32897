import { textsOf } from "@/app/ownDecks";
import type { DeckTexts } from "@/generated/protocol";
import type { Language } from "@/kit/i18n";

/** By deck and language what its cards tell, by their ids. */
let known = $state.raw<Readonly<Record<string, DeckTexts>>>({});
const asked = new Set<string>();

const keyOf = (deck: string, language: Language): string => `${deck} ${language}`;

/** Load what the cards of a deck tell, once; where it cannot be had now, a later call asks again. */
export function loadTexts(deck: string, language: Language): void {
  const key = keyOf(deck, language);
  if (asked.has(key)) return;
  asked.add(key);
  textsOf(deck, language).then(
    (texts) => (known = { ...known, [key]: texts }),
    () => asked.delete(key),
  );
}

/** What stands under a card's id; ids are of whoever has written the deck, so nothing but what was sent counts. */
const under = (all: Record<string, string> | undefined, card: string): string =>
  all !== undefined && Object.hasOwn(all, card) ? all[card]! : "";

/** What a card tells; `""` until that is there. */
export const textOf = (deck: string, card: string, language: Language): string =>
  under(known[keyOf(deck, language)]?.texts, card);

/** Where a card's discovery was made; `""` until that is there, or where nobody says. */
export const placeOf = (deck: string, card: string, language: Language): string =>
  under(known[keyOf(deck, language)]?.places, card);
