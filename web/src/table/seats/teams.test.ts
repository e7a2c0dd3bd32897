import { describe, expect, test } from "vitest";
import { standing } from "@/testing/standing";
import { seatedTeams, teamLetter } from "./teams";

describe("teams", () => {
  const all = standing({ teams: [0, 1, 0, 1], viewer: 1, seats: 4 });

  test("sit side by side, one's own first", () => {
    expect(seatedTeams(all)).toEqual([
      { team: 1, seats: [1, 3] },
      { team: 0, seats: [0, 2] },
    ]);
    expect(teamLetter(1)).toBe("B");
    expect(seatedTeams(standing())).toEqual([{ team: -1, seats: [0, 1, 2] }]);
  });
});
