import { textsOf } from "@/shell/ownDecks";
import type { DeckTexts } from "@/generated/protocol";
import { arriving } from "@/kit/pendingParts";
import type { Language } from "@/kit/i18n";

/** By deck and language what its pieces say, by their ids. */
let known = $state.raw<Readonly<Record<string, DeckTexts>>>({});
const asked = new Map<string, Promise<void>>();

const keyOf = (deck: string, language: Language): string => `${deck} ${language}`;

/** Load what the pieces of a deck say, once; where it cannot be had now, a later call asks again. Never fails. */
export function loadTexts(deck: string, language: Language): Promise<void> {
  const key = keyOf(deck, language);
  const coming =
    asked.get(key) ??
    arriving(textsOf(deck, language)).then(
      (texts) => void (known = { ...known, [key]: texts }),
      () => void asked.delete(key),
    );
  asked.set(key, coming);
  return coming;
}

/** What stands under a piece's id; ids are of whoever has written the deck, so nothing but what was sent counts. */
const under = (all: Record<string, string> | undefined, piece: string): string =>
  all !== undefined && Object.hasOwn(all, piece) ? all[piece]! : "";

/** All that the pieces of a deck say, by their ids; nothing until that is there. */
export const allTexts = (deck: string, language: Language): Readonly<Record<string, string>> =>
  known[keyOf(deck, language)]?.texts ?? {};

/** What a piece says; `""` until that is there. */
export const textOf = (deck: string, piece: string, language: Language): string =>
  under(known[keyOf(deck, language)]?.texts, piece);

/** What the rules of some options ask of a piece; `""` until that is there, or where it has none. */
export const traitOf = (deck: string, piece: string, language: Language): string =>
  under(known[keyOf(deck, language)]?.traits, piece);

/** Where what a piece shows was first known; `""` until that is there, or where nobody says. */
export const placeOf = (deck: string, piece: string, language: Language): string =>
  under(known[keyOf(deck, language)]?.places, piece);
