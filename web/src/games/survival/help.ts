import type { GameHelp } from "@/table/game";
import { MAP_KEYS, SURVIVAL_KEYS } from "./keys";

const help: GameHelp = {
  shortcuts: [
    { where: "discover-at-table", keys: SURVIVAL_KEYS },
    { where: "discover-at-map", keys: MAP_KEYS },
  ],
  keys: [
    ["← ↑ ↓ →", "discover-arrows"],
    ["name-enter", "discover-look"],
  ],
  signs: ["discover-legal", "discover-fog", "discover-token", "discover-monster", "discover-fire", "discover-landmark"],
};

export default help;
