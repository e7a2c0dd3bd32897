import { moveText } from "@/games/discovery/text/moveText";
import { plain } from "@/kit/text/markup";
import type { Translate } from "@/kit/i18n";
import type { Companion } from "./companion.svelte";

/** Words of moves of which the table sees less than the record keeps. */
const UNSEEN = "give";
const POOL = "pool";
/** Words after which it is asked who has the card. */
export const ASKS_HOLDER = "call";
/** Words for which a card is chosen, also one that may not be played now: the referee says why. */
export const WITH_CARD: ReadonlySet<string> = new Set(["place", "replay", "discard", ASKS_HOLDER]);

/** An entry of the log in words. */
export function entryText(entry: string, companion: Companion, t: Translate): string {
  const [said = "", holder] = entry.split(" = ");
  const [word = "", ...rest] = said.split(" ");
  if (word === POOL) return t("companion-log-pool", { card: companion.cardName(rest.join(" ")) });
  if (word === UNSEEN) return t("companion-log-give");
  const move = plain(moveText(said, { t, seatName: companion.seatName, pieceName: companion.cardName }));
  return holder === undefined ? move : t("companion-log-held", { move, name: holder });
}
