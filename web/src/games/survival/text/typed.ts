import type { Translate } from "@/kit/i18n";

/** Directions clockwise from the north, as columns and rows. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The move that somebody has typed: a direction from where they stand, or a move as records write it. */
export function typedMove(text: string, here: { q: number; r: number }, t: Translate): string {
  const typed = text.trim().replaceAll(/\s+/gu, " ");
  const words = t("discover-words-ways").split(", ");
  const way = WAYS[words.findIndex((some) => some.split("/").includes(typed.toLowerCase()))];
  return way === undefined ? typed : `move ${here.q + way[0]},${here.r + way[1]}`;
}
