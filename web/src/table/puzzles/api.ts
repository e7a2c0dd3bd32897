import type { PosedPuzzle, PuzzleAnswer, PuzzleList, PuzzleQuestion } from "@/generated/protocol";
import { ask, json } from "@/shell/api";

/** What the server knows of puzzles; apart from the rest, as a first visit does without it. */
export const puzzleApi = {
  all: (language: string) => ask<PuzzleList>("api/puzzles", {}, language),
  one: (id: string, language: string) => ask<PosedPuzzle>(`api/puzzles/${id}`, {}, language),
  ask: (id: string, asked: PuzzleQuestion, language: string) =>
    ask<PuzzleAnswer>(`api/puzzles/${id}`, json(asked), language),
};
