import type { TallyInfo } from "@/generated/protocol";

/** The total of each seat; none in games without points. */
export function totalsOf(told: TallyInfo | null): number[] {
  const [first] = told?.points ?? [];
  if (told === null || first === undefined) return [];
  return first.seats.map((_, seat) => told.points.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0));
}

/** The seats with the winners first, then by their totals. */
export function ordered(seats: number, winners: readonly number[], totals: readonly number[]): number[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  return [...Array(seats).keys()].sort((a, b) => won(b) - won(a) || (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
}
