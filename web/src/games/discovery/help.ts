import type { GameHelp } from "@/table/game";
import { BOARD_KEYS, CARD_KEYS, WINDOW_KEYS } from "./board/keys";
import { GRID_KEYS } from "./plane/keys";

/** What works on a card of the tree where decks are made, which is no table. */
export const WORKSHOP_KEYS = { connect: "l" };

/** Keys that have a name of their own in each language stand here by its id. */
const help: GameHelp = {
  shortcuts: [
    { where: "at-cards", keys: { ...BOARD_KEYS, ...CARD_KEYS } },
    { where: "at-window", keys: WINDOW_KEYS },
    { where: "at-grid", keys: GRID_KEYS },
    { where: "at-workshop", keys: WORKSHOP_KEYS, apart: true },
  ],
  keys: [
    ["← ↑ ↓ →", "arrows"],
    ["name-enter", "enter"],
    ["name-escape", "escape"],
    ["name-enter", "let"],
    ["⇧ ← ↑ ↓ →", "plane"],
    ["name-end", "newest"],
    ["name-page-down", "spots"],
  ],
  signs: ["legal", "last", "fresh", "needs", "families", "spots", "piles", "jokers", "objectable", "hint"],
  fingers: ["eras"],
};

export default help;
