import type { Window } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { nameMark } from "@/kit/text/markup";
import { assetOf, assetOn } from "./asset";

/** Who uses an asset (`name`) and who may ward it off (`other`), for a sentence. */
function people(board: DiscoveryBoard, { seat, members }: Window) {
  const aimed = members[0] ?? -1;
  return {
    ...board.about(seat),
    whom: aimed < 0 ? "other" : board.who(aimed),
    other: aimed < 0 ? "" : nameMark(board.seatName(aimed)),
  };
}

/** Who aims at whom, and with which asset of which card. */
export const aimedSentence = (board: DiscoveryBoard, open: Window): string =>
  board.t(open.target === "" ? "log-used-on" : "log-used-loot", {
    ...people(board, open),
    asset: assetOn(board, open.card),
    about: open.target === "" ? "" : assetOn(board, open.target),
  });

/** What the asset takes or does unless it is warded off; `""` as long as the asset is not known. */
export function costSentence(board: DiscoveryBoard, open: Window): string {
  const asset = assetOf(board, open.card);
  if (asset === null) return "";
  const loot = open.target === "" ? "" : assetOn(board, open.target);
  return board.t(`asset-cost-${asset.kind}`, { ...people(board, open), strength: asset.strength, loot });
}

/** Who is asked, for everybody else. */
export const wardSentence = (board: DiscoveryBoard, open: Window): string =>
  board.t("asset-asked", people(board, open));
