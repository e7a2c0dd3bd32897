import type { DeckInfo } from "@/generated/games/evolution";
import type { Printed } from "@/generated/protocol";

/** The eras of a deck that can be played. */
export const eras = (deck: Printed): number[] =>
  [...new Set((deck as DeckInfo).cards.map((card) => card.era))]
    .filter((era) => era >= (deck as DeckInfo).first)
    .sort((one, other) => one - other);
