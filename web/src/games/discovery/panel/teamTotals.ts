import type { Position, Ranking } from "@/generated/games/evolution";

/** What a team has together: its points, or its cards in games without points. */
export function together(
  { seats }: Pick<Position, "seats">,
  members: readonly number[],
): { points: number | null; cards: number } {
  const views = members.map((seat) => seats[seat]!);
  const points = views.every((view) => view.points !== null) ? sum(views.map((view) => view.points ?? 0)) : null;
  return { points, cards: sum(views.map((view) => view.hand + (view.selection?.length ?? 0))) };
}

/** The sum of a team at the end (rule P03), `null` where the game has no points. */
export function teamTotal(ranking: readonly Ranking[], teams: readonly number[], team: number): number | null {
  const rows = ranking.filter((row) => teams[row.seat] === team);
  return rows.some((row) => row.total === null) ? null : sum(rows.map((row) => row.total ?? 0));
}

/** Whether the winners have as many points as somebody else, so that their fewer cards decided (rule G10). */
export function tied({ ranking, teams }: Pick<Position, "ranking" | "teams">): boolean {
  const total = (row: Ranking): number | null =>
    teams === null ? row.total : teamTotal(ranking, teams, teams[row.seat] ?? -1);
  const best = ranking.filter((row) => row.winner).map(total)[0] ?? null;
  return best !== null && ranking.some((row) => !row.winner && total(row) === best);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
