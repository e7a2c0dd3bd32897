import type { DeckInfo } from "@/generated/games/evolution";
import type { Printed } from "@/generated/protocol";

/** The eras of a deck. */
export const eras = (deck: Printed): number[] =>
  [...new Set((deck as DeckInfo).cards.map((card) => card.era))].sort((one, other) => one - other);
