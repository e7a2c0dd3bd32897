/** Teams on the form: each seat bears the number of its team, 0 plays for itself. */
interface Member {
  team: number;
}

/** The seats of each team by number; a player on their own is a team of one (rule P03). Empty if no seat has a team. */
export function teams(seats: readonly Member[]): number[][] {
  if (seats.every((seat) => seat.team === 0)) return [];
  const found = new Map<number | string, number[]>();
  seats.forEach(({ team }, index) => {
    const key = team === 0 ? `alone ${index}` : team;
    found.set(key, [...(found.get(key) ?? []), index]);
  });
  return [...found.values()];
}

/** The team numbers of the seats; a team of one plays for itself. */
export function numbers(plan: readonly (readonly number[])[], seats: number): number[] {
  const together = plan.filter((team) => team.length > 1);
  return Array.from({ length: seats }, (_, seat) => together.findIndex((team) => team.includes(seat)) + 1);
}

/** How often two members of a team sit side by side. */
const neighbours = (seats: readonly Member[]): number =>
  seats.filter(({ team }, index) => team > 0 && team === seats[(index + 1) % seats.length]!.team).length;

/** Whether the company could sit better: two members of a team are neighbours who need not be. */
export const crowded = (seats: readonly Member[]): boolean => neighbours(seats) > neighbours(alternated(seats));

/** The same company, team members alternately as far as that goes (rule P06); the order within a team stays. */
export function alternated<T extends Member>(seats: readonly T[]): T[] {
  const rows = new Map<number | string, T[]>();
  seats.forEach((seat, index) => {
    const key = seat.team === 0 ? `alone ${index}` : seat.team;
    rows.set(key, [...(rows.get(key) ?? []), seat]);
  });
  // the largest team takes every second chair first, so that its members meet as late as they can
  const order = [...rows.values()].sort((one, other) => other.length - one.length).flat();
  const chairs = [...seats.keys()].sort((one, other) => (one % 2) - (other % 2) || one - other);
  const seated: T[] = [];
  chairs.forEach((chair, index) => (seated[chair] = order[index]!));
  const first = seats[0] === undefined ? 0 : seated.indexOf(seats[0]);
  return [...seated.slice(first), ...seated.slice(0, first)];
}
