import type { Position } from "@/generated/games/evolution";
import type { Arguments } from "@/kit/i18n";
import type { Naming } from "@/table/hints/hintText";
import { pieceMark } from "@/kit/text/markup";

const MOST_CARDS = 3;

/** What is asked before a turn is ended that would give something away, as a message; `null` where nothing would be lost. */
export function endWarning(
  { trumps, waste }: Pick<Position, "trumps" | "waste">,
  who: Naming,
  asking: boolean,
): { message: string; args: Arguments } | null {
  if (trumps > 0) return { message: "end-unused", args: { trumps } };
  if (waste == null || !asking) return null;
  const cards = waste.cards.slice(0, MOST_CARDS).map((card, index) => {
    const [name, points] = [pieceMark(card, who.pieceName(card)), waste.points[index] ?? 0];
    return points > 0 ? who.t("end-worth", { card: name, points }) : name;
  });
  const last = cards.pop() ?? "";
  return {
    message: "end-waste",
    args: { cards: cards.length === 0 ? last : `${cards.join(", ")}${who.t("end-or")}${last}`, cost: waste.cost },
  };
}
