import type { CardInfo, DeckInfo, FamilyInfo } from "@/generated/games/evolution";

/** The numerals of the eras, as they stand on the cards and the rows. */
export const ROMAN = ",I,II,III,IV,V,VI,VII,VIII,IX,X,XI,XII,XIII,XIV,XV,XVI,XVII,XVIII,XIX,XX".split(",");

const JOKER: CardInfo = {
  id: "",
  era: 0,
  order: 0,
  family: "",
  prerequisites: [],
  leads_to: [],
  name: {},
  period: "",
  from_year: null,
  to_year: null,
  icon: "joker",
};

/** Jokers are numbered beside the cards of the deck (rule A12). */
export const isJoker = (id: string): boolean => /^joker-\d+$/.test(id);

/** The first and the last era in play, as an option says it: `eras=2-4`. */
function inEras(options: readonly string[]): number[] {
  const found = options.find((option) => option.startsWith("eras="));
  return found === undefined ? [] : found.slice("eras=".length).split("-").map(Number);
}

/** A deck as printed, with the look-ups that the views need. It knows what a card says, not what is allowed. */
export class Deck {
  readonly cards = new Map<string, CardInfo>();
  readonly families = new Map<string, FamilyInfo>();
  readonly rows: { era: number; name: Record<string, string>; cards: CardInfo[] }[] = [];

  /** Cards of eras before the first one in play: they count as placed (rule B12). */
  readonly before: string[] = [];

  /** `options` may say which eras are in play; without a word all are that do not count as placed. */
  constructor(
    readonly info: DeckInfo,
    options: readonly string[] = [],
  ) {
    const [lowest = info.first, last = Infinity] = inEras(options);
    // The era below is the side pile: its cards count once they lie in the tree (rule S29).
    const first = options.includes("truncated") ? lowest - 1 : lowest;
    for (const family of info.families) this.families.set(family.id, family);
    for (const card of info.cards) this.cards.set(card.id, card);
    const eras = [...new Set(info.cards.map((card) => card.era))].sort((a, b) => a - b);
    eras.forEach((era, index) => {
      if (era < first) this.before.push(...info.cards.filter((card) => card.era === era).map((card) => card.id));
      if (era < first || era > last) return;
      this.rows.push({ era, name: info.eras[index] ?? {}, cards: info.cards.filter((card) => card.era === era) });
    });
  }

  /** The face of a card; a Joker has a face of its own. */
  card(id: string): CardInfo {
    const card = isJoker(id) ? { ...JOKER, id } : this.cards.get(id);
    if (card === undefined) throw new Error(`the deck has no card ${id}`);
    return card;
  }

  /** The colour index of a family, 1 to 7, in the deck's order. */
  hue(family: string): number {
    return ((([...this.families.keys()].indexOf(family) % 7) + 7) % 7) + 1;
  }

  /** Every card that must lie in the tree before this one, however far back. */
  ancestors(id: string): Set<string> {
    const found = new Set<string>();
    const visit = (card: string): void => {
      for (const needed of this.cards.get(card)?.prerequisites ?? [])
        if (!found.has(needed)) {
          found.add(needed);
          visit(needed);
        }
    };
    visit(id);
    return found;
  }
}
