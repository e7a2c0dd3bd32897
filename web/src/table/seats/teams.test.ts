import { describe, expect, test } from "vitest";
import { position, seat } from "@/games/discovery/samples";
import { seatedTeams, teamLetter } from "./teams";

describe("teams", () => {
  const all = position({
    teams: [0, 1, 0, 1],
    viewer: 1,
    seats: [1, 2, 3, 4].map((points) => seat({ points, hand: points })),
  });

  test("sit side by side, one's own first", () => {
    expect(seatedTeams(all)).toEqual([
      { team: 1, seats: [1, 3] },
      { team: 0, seats: [0, 2] },
    ]);
    expect(teamLetter(1)).toBe("B");
    expect(seatedTeams(position({}))).toEqual([{ team: -1, seats: [0, 1, 2] }]);
  });
});
