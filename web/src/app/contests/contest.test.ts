import { describe, expect, it } from "vitest";
import type { ContestBoard, ContestSheet } from "@/generated/protocol";
import { boardNow, cellsOf, roundsOf } from "./contest";
import { keepSecret, secretsOf } from "./secrets";

const board = (round: number, number: number, seats: number[], points: number[] = []): ContestBoard => ({
  round,
  board: number,
  table: seats.length > 1 ? `t${round}${number}` : "",
  seats,
  points,
  over: points.length > 0,
  decided: "",
  closed: false,
});
const sheet = (format: "swiss" | "arena", round: number, ...boards: ContestBoard[]): ContestSheet =>
  ({ format, round, boards }) as unknown as ContestSheet;

describe("a crosstable", () => {
  it("tells of each round the points and whom one met", () => {
    const played = sheet("swiss", 2, board(1, 1, [1, 2], [1, 0]), board(1, 2, [3], [0.5]), board(2, 1, [3, 1]));
    expect(cellsOf(played, 1).map((cell) => [cell?.points, cell?.others])).toEqual([
      [1, [2]],
      [null, [3]],
    ]);
    expect(cellsOf(played, 3)[0]?.others).toEqual([]);
    expect(cellsOf(played, 2)[1]).toBeNull();
    expect(boardNow(played, 3)?.round).toBe(2);
    expect(boardNow(played, 2)).toBeUndefined();
  });

  it("shows the latest round and, in an arena, the latest table first", () => {
    const rounds = sheet("swiss", 2, board(1, 1, [1, 2], [1, 0]), board(2, 1, [2, 1]));
    expect(roundsOf(rounds).map((one) => one.round)).toEqual([2, 1]);
    const arena = sheet("arena", 1, board(1, 1, [1, 2], [1, 0]), board(1, 2, [1, 2]));
    expect(roundsOf(arena)[0]?.boards.map((one) => one.board)).toEqual([2, 1]);
  });
});

describe("secrets of contests", () => {
  it("are kept by contest, each for itself", () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    expect(secretsOf("a", store)).toEqual({ entrant: "", director: "" });
    keepSecret("a", { director: "d" }, store);
    keepSecret("a", { entrant: "e" }, store);
    keepSecret("b", { entrant: "f" }, store);
    expect(secretsOf("a", store)).toEqual({ entrant: "e", director: "d" });
    keepSecret("a", { entrant: "" }, store);
    expect(secretsOf("a", store).entrant).toBe("");
  });
});
