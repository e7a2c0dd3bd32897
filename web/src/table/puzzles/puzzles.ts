import type { PuzzleInfo } from "@/generated/protocol";
import { keepUnder, readList, type Shelf } from "@/kit/keeping/shelf";

const SOLVED = "discovery.puzzles";

/** The puzzles that were solved on this device. Unreadable memory counts as none. */
export function solvedHere(store: Pick<Storage, "getItem">): ReadonlySet<string> {
  return new Set(readList(store, SOLVED).filter((one): one is string => typeof one === "string"));
}

/** Remember that a puzzle was solved; a full or closed memory is no reason to stop. */
export function keepSolved(store: Shelf, id: string): void {
  keepUnder(store, SOLVED, [...new Set([...solvedHere(store), id])]);
}

/** The puzzle to go on with: the next one behind `id` that is not solved, from the start again behind the last; the next one where all are. */
export function nextPuzzle(all: readonly PuzzleInfo[], id: string, solved: ReadonlySet<string>): string {
  const at = all.findIndex((one) => one.id === id);
  const behind = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return (behind.find((one) => !solved.has(one.id)) ?? behind[0])?.id ?? "";
}
