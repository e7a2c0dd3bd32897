import type { Assets } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { assetParts } from "@/games/discovery/assets/parts";
import { deck } from "@/games/discovery/samples";
import { keepDeck } from "@/shell/ownDecks";
import { loadTexts } from "@/table/pieceTexts.svelte";

/** The assets of the sample deck's cards. */
const TRAITS = { gathering: "feast", hide: "loot", fire: "guard", cooking: "raid 2" };

/** What everybody sees of the assets where nothing is the case but what a test changes. */
export const assets = (change: Partial<Assets> = {}): Assets => ({
  ready: [[], [], []],
  safe: [],
  won: "",
  captured: "",
  used: "",
  aim: -1,
  series: 0,
  markers: 2,
  ...change,
});

/** A board at which all that shows assets has arrived. */
export async function withAssets(board: DiscoveryBoard): Promise<DiscoveryBoard> {
  const told = { texts: {}, places: {}, traits: TRAITS };
  keepDeck({ deck: { ...deck(), id: "small" }, texts: { en: told } });
  await loadTexts("small", "en");
  board.assets = assetParts(board);
  return board;
}
