import type { GameHelp } from "@/table/game";

const help: GameHelp = {
  keys: [
    ["m", "walk-map"],
    ["← ↑ ↓ →", "walk-arrows"],
    ["name-enter", "walk-go"],
  ],
  signs: ["walk-treasure", "walk-stone", "walk-hidden", "walk-legal"],
};

export default help;
