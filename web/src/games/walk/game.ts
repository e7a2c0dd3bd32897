import type { WalkHappening, WalkMap, WalkPosition } from "@/generated/games/walk";
import type { GameModule } from "@/table/game";
import WalkView from "./WalkView.svelte";
import { loadStyle } from "@/kit/loadStyle";
import style from "./walk.css?url";
import { WalkTable } from "./walkTable.svelte";

await loadStyle(style);

/** The walk of the examples: what a family gives to the page, small enough to read in one sitting. */
const game: GameModule<WalkPosition, WalkHappening, WalkTable> = {
  open: (played, catalogue, player, start) => {
    const map = catalogue.decks.find((one) => one.family === "walk" && one.id === played.deck);
    return map === undefined ? null : new WalkTable(map as WalkMap, player, start);
  },
  atRest: (position) => ({ ...position, turn: -1, actors: [], legal: [], asked: false }),
  Board: WalkView,
  loadPortrait: async () => (await import("./portrait")).portrait,
  loadResult: async () => (await import("./WalkResult.svelte")).default,
};

export default game;
