import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { CardInfo } from "@/generated/games/evolution";
import { years } from "@/games/discovery/cards/years";
import { placeOf } from "@/table/pieceTexts.svelte";

/** When and where something was discovered: period, place and years, as far as they are known. */
export const whenOf = (board: DiscoveryBoard, card: CardInfo): string =>
  [
    card.period && period(board, card.period),
    placeOf(board.deck.info.id, card.id, board.language),
    years(card, board.t),
  ]
    .filter(Boolean)
    .join(" · ");

/** The name of a period; one that only the deck knows stands as it was written. */
function period({ t }: DiscoveryBoard, key: string): string {
  const said = t(`period-${key}`);
  return said === `period-${key}` ? key : said;
}
