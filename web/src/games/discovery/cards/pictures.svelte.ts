import tables from "virtual:pictures";
import { JOKER_PICTURE } from "@/kit/glyphs";
import type { DeckInfo } from "@/generated/games/evolution";

const FAMILIES = "families";
let outlines = $state.raw<Readonly<Record<string, string>>>({});

/**
 * Load the pictures of a deck, and of the families where a card has none of its own. A deck that was not there when the client was
 * built, or that goes on from another one, may use any picture that was. Until they are there cards have names only.
 */
export function loadPictures(deck: DeckInfo): void {
  const alone = deck.id in tables && deck.cards[0]?.era === deck.first;
  const own = alone ? [deck.id] : Object.keys(tables);
  const wanted = deck.cards.some((card) => card.icon === "") ? [...own, FAMILIES] : own;
  for (const name of new Set(wanted))
    tables[name]?.().then(
      (found) => (outlines = { ...outlines, ...found.default }),
      () => undefined,
    );
}

/** The path of an icon, else of the one that stands in for it. */
export const picture = (icon: string, fallback: string): string =>
  icon === "joker" ? JOKER_PICTURE : (outlines[icon] ?? outlines[fallback] ?? "");
