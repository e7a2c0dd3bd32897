import type { GameHelp } from "@/table/game";

/** Keys that have a name of their own in each language stand here by its id. */
const help: GameHelp = {
  keys: [
    ["1–9", "hand"],
    ["a–e", "pool"],
    ["t", "tree"],
    ["← ↑ ↓ →", "arrows"],
    ["name-enter", "enter"],
    ["name-escape", "escape"],
    ["+ − 0", "zoom"],
    ["⇧ ← ↑ ↓ →", "plane"],
    ["name-end", "newest"],
    ["name-page-down", "spots"],
    ["s", "stop"],
    ["j", "interrupt"],
    ["m", "me"],
    ["name-enter", "let"],
    ["w", "why"],
    ["h", "hint"],
    ["g", "prompt"],
    ["l", "log"],
    ["p", "points"],
    ["z", "density"],
    ["u", "undo"],
    ["v", "sound"],
    ["/", "command"],
    ["?", "help"],
  ],
  signs: ["legal", "last", "fresh", "needs", "families", "spots", "piles", "jokers", "objectable", "hint"],
};

export default help;
