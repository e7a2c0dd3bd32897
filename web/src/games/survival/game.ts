import type { SurvivalContent, SurvivalHappening, SurvivalPosition } from "@/generated/games/discover";
import { loadStyle } from "@/kit/loadStyle";
import type { GameModule } from "@/table/game";
import map from "./map/map.css?url";
import fight from "./panel/fight.css?url";
import panel from "./panel/panel.css?url";
import style from "./survival.css?url";
import SurvivalView from "./SurvivalView.svelte";
import { SurvivalTable } from "./survivalTable.svelte";

await Promise.all([style, map, panel, fight].map(loadStyle));

/** The survival game on the page. */
const game: GameModule<SurvivalPosition, SurvivalHappening, SurvivalTable> = {
  open: (played, catalogue, player, start) => {
    const content = catalogue.decks.find((one) => one.family === "discover" && one.id === played.deck);
    return content === undefined ? null : new SurvivalTable(content as SurvivalContent, player, start);
  },
  atRest: (position) => ({ ...position, turn: -1, actors: [], legal: [], asked: false }),
  Board: SurvivalView,
  loadFeedback: async () => (await import("./feedback/feedback")).default,
  loadAhead: async () => (await import("./text/ahead")).default,
  loadPortrait: async () => (await import("./portrait")).portrait,
  loadResult: async () => (await import("./SurvivalResult.svelte")).default,
};

export default game;
