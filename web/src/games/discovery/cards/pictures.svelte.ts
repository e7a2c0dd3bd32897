import tables from "virtual:pictures";
import { arriving } from "@/kit/pendingParts";
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
  const wanted = alone ? [deck.id] : Object.keys(tables);
  void Promise.all(wanted.map(load)).then(() => {
    if (!deck.cards.every(({ icon }) => Object.hasOwn(outlines, icon))) void load(FAMILIES);
  });
}

async function load(name: string): Promise<void> {
  const asked = tables[name];
  const found = asked && (await arriving(asked()).catch(() => undefined));
  if (found !== undefined) outlines = { ...outlines, ...found.default };
}

/** The path of an icon, else of the one that stands in for it. */
export const picture = (icon: string, fallback: string): string =>
  icon === "joker" ? JOKER_PICTURE : Object.hasOwn(outlines, icon) ? outlines[icon]! : (outlines[fallback] ?? "");
