import type { GameHelp } from "@/table/game";

const help: GameHelp = {
  keys: [
    ["m", "discover-map"],
    ["← ↑ ↓ →", "discover-arrows"],
    ["name-enter", "discover-look"],
    ["+ −", "discover-zoom"],
    ["a", "discover-actions"],
    ["o", "discover-quest"],
    ["/", "discover-typed"],
  ],
  signs: ["discover-legal", "discover-fog", "discover-token", "discover-monster", "discover-fire", "discover-landmark"],
};

export default help;
