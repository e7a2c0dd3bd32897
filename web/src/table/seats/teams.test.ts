import { describe, expect, test } from "vitest";
import type { Ranking } from "@/generated/protocol";
import { position, seat } from "@/games/discovery/samples";
import { seatedTeams, teamLetter, teamTotal, together } from "./teams";

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
    expect(seatedTeams(position({}))).toEqual([{ team: -1, seats: [0, 1, 2] }]);
  });

  test("have their sum (P03)", () => {
    expect(together(all, [1, 3])).toEqual({ points: 6, cards: 6 });
    expect(together(position({}), [0, 1])).toEqual({ points: null, cards: 10 });
    const ranking = [3, 4, 5, -1].map((total, at) => ({ seat: at, total }) as Ranking);
    expect([teamTotal(ranking, [0, 1, 0, 1], 1), teamLetter(1)]).toEqual([3, "B"]);
  });
});
