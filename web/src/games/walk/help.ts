import type { GameHelp } from "@/table/game";
import { WALK_KEYS } from "./keys";

const help: GameHelp = {
  shortcuts: [{ where: "walk-at-table", keys: WALK_KEYS }],
  keys: [
    ["← ↑ ↓ →", "walk-arrows"],
    ["name-enter", "walk-go"],
  ],
  signs: ["walk-treasure", "walk-stone", "walk-hidden", "walk-legal"],
};

export default help;
