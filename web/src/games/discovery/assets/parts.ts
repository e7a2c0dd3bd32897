import type { AssetParts } from "./assetParts";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { assetLabel, assetOn, seatLabel } from "./asset";
import AssetMenu from "./AssetMenu.svelte";
import AssetNote from "./AssetNote.svelte";
import AssetToken from "./AssetToken.svelte";
import { assetGestures } from "./gestures";
import Ending from "./Ending.svelte";
import Sockets from "./Sockets.svelte";

/** What shows assets at a table. */
export const assetParts = (board: DiscoveryBoard): AssetParts => ({
  Token: AssetToken,
  Note: AssetNote,
  Sockets,
  Menu: AssetMenu,
  Ending,
  on: (card) => assetOn(board, card),
  gestures: (happening) => assetGestures(board, happening),
  label: (card) => assetLabel(board, card),
  ofSeat: (seat) => seatLabel(board, seat),
});
