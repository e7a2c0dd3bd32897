import type { CardInfo } from "@/generated/games/evolution";

type Dated = Pick<CardInfo, "from_year" | "to_year" | "order">;

/** The year that time is measured back from. */
const NOW = 2000;
/** Nearer than this, years lie too far apart on a scale of powers of ten. */
const LEAST = 1000;

const back = (year: number): number => Math.log10(Math.max(LEAST, NOW - year));

/** The oldest first, as in the tree where no year is known. */
export const byAge = <C extends Dated>(cards: readonly C[]): C[] =>
  [...cards].sort((one, other) => (one.from_year ?? NOW) - (other.from_year ?? NOW) || one.order - other.order);

/** From where to where a discovery lies on a scale that all cards share, in hundredths of it; `null` without a year. */
export function span(card: Dated, cards: readonly Dated[]): { from: number; width: number } | null {
  if (card.from_year === null) return null;
  const known = cards.flatMap(({ from_year, to_year }) => [from_year, to_year]).filter((year) => year !== null);
  const [first, last] = [back(Math.min(...known)), back(Math.max(...known))];
  const share = (year: number): number => (100 * (first - back(year))) / Math.max(0.01, first - last);
  const from = share(card.from_year);
  return { from, width: (card.to_year === null ? 100 : share(card.to_year)) - from };
}
