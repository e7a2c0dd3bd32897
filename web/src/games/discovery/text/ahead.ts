import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { PreparableMoves } from "@/table/game";

/** To place a card of one's own, or to end the turn; any card may be named. */
export default function ahead({ position, deck }: DiscoveryBoard): PreparableMoves {
  const own = position.seats[position.viewer]?.cards ?? [];
  return { moves: [...own.map((card) => `place ${card}`), "end"], names: [...deck.cards.keys()] };
}
