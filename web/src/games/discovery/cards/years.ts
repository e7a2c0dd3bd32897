import type { CardInfo } from "@/generated/games/evolution";
import type { Translate } from "@/kit/i18n";

/** When a card's discovery was made, in words: a period of years, its oldest traces, or nothing known. */
export function years(card: Pick<CardInfo, "from_year" | "to_year">, t: Translate): string {
  const from = card.from_year;
  if (from === null) return "";
  const start = year(from, t);
  return card.to_year === null
    ? t("years-since", { from: start })
    : t("years-span", { from: start, to: year(card.to_year, t) });
}

/** A year; negative ones are before our era, and millions are said as such. */
function year(value: number, t: Translate): string {
  const size = Math.abs(value);
  if (size >= 1_000_000) return t("year-millions", { number: size / 1_000_000 });
  return t(value < 0 ? "year-before" : "year-after", { number: size });
}
