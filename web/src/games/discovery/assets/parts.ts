import type { AssetParts } from "./assetParts";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { assetLabel } from "./asset";
import AssetNote from "./AssetNote.svelte";
import AssetToken from "./AssetToken.svelte";

/** What shows assets at a table. */
export const assetParts = (board: DiscoveryBoard): AssetParts => ({
  Token: AssetToken,
  Note: AssetNote,
  label: (card) => assetLabel(board, card),
});
