import { expect, test } from "vitest";
import type { Ranking } from "@/generated/games/evolution";
import { position, seat } from "../samples";
import { teamTotal, tied, together } from "./teamTotals";

const all = position({
  teams: [0, 1, 0, 1],
  viewer: 1,
  seats: [1, 2, 3, 4].map((points) => seat({ points, hand: points })),
});

test("a team has the sum of its members (P03)", () => {
  expect(together(all, [1, 3])).toEqual({ points: 6, cards: 6 });
  expect(together(position({}), [0, 1])).toEqual({ points: null, cards: 10 });
  const ranking = [3, 4, 5, -1].map((total, at) => ({ seat: at, total }) as Ranking);
  expect(teamTotal(ranking, [0, 1, 0, 1], 1)).toBe(3);
});

test("fewer cards decide where points are equal (G10)", () => {
  const ranking = (...totals: (number | null)[]): Ranking[] =>
    totals.map((total, at) => ({ seat: at, total, winner: at === 0 }) as Ranking);
  expect(tied({ ranking: ranking(7, 7, 3), teams: null })).toBe(true);
  expect(tied({ ranking: ranking(7, 6, 3), teams: null })).toBe(false);
  expect(tied({ ranking: ranking(null, null), teams: null })).toBe(false);
  expect(tied({ ranking: ranking(4, 5, 3, 2), teams: [0, 1, 0, 1] })).toBe(true);
});
