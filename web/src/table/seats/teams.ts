import type { TableState } from "@/table/tableState";

/** The signs of teams: a letter and a shape, so that none speaks by colour alone. */
const SHAPES = ["circle", "triangle", "square", "diamond", "pentagon", "star", "hexagon", "shield", "drop"] as const;

export interface Team {
  /** -1 in a game without teams. */
  team: number;
  seats: number[];
}

export const teamLetter = (team: number): string => String.fromCharCode(65 + team);
export const teamShape = (team: number): string => SHAPES[team % SHAPES.length]!;

/** Who sits together: the viewer's team first, each in the order of play. Without teams one row of all. */
export function seatedTeams({ teams, seats, viewer }: Pick<TableState, "teams" | "seats" | "viewer">): Team[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (teams === null) return [{ team: -1, seats: all }];
  const numbers = [...new Set(teams)].sort(
    (a, b) => Number(b === teams[viewer]) - Number(a === teams[viewer]) || a - b,
  );
  return numbers.map((team) => ({ team, seats: all.filter((seat) => teams[seat] === team) }));
}

/** The same order of play, begun with the viewer: where a row is too long to be seen at once. */
export function ownFirst(seats: readonly number[], viewer: number): number[] {
  const at = Math.max(0, seats.indexOf(viewer));
  return [...seats.slice(at), ...seats.slice(0, at)];
}
