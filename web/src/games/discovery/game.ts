import type { DeckInfo, Happening, Position } from "@/generated/games/evolution";
import type { GameModule } from "@/table/game";
import { DiscoveryBoard } from "./board/board.svelte";
import BoardView from "./board/BoardView.svelte";
import { Deck } from "./cards/catalogue";
import { atRest } from "./standing";

/** Discovery, the card games. */
const game: GameModule<Position, Happening, DiscoveryBoard> = {
  open: (played, catalogue, player, start) => {
    const deck = catalogue.decks.find((one) => one.id === played.deck) as DeckInfo | undefined;
    return deck === undefined ? null : new DiscoveryBoard(new Deck(deck, played.options), player, start);
  },
  atRest,
  Board: BoardView,
  loadHand: async () => (await import("./hand/ReplayHand.svelte")).default,
  loadFeedback: async () => (await import("./feedback/feedback")).default,
  loadAhead: async () => (await import("./text/ahead")).default,
  loadPortrait: async () => (await import("./portrait")).portrait,
  loadResult: async () => (await import("./panel/Ranking.svelte")).default,
};

export default game;
