/** What works on a card of the tree where decks are made. */
export const WORKSHOP_KEYS = { connect: "l" };
