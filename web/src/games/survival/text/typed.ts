/** Directions as they are typed, as columns and rows; west is *ouest* in French. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  se: [1, 0],
  s: [0, 1],
  sw: [-1, 1],
  nw: [-1, 0],
  so: [-1, 1],
  no: [-1, 0],
};

/** The move that somebody has typed: a direction from where they stand, or a move as records write it. */
export function typedMove(text: string, here: { q: number; r: number }): string {
  const typed = text.trim().replaceAll(/\s+/gu, " ");
  const way = WAYS[typed.toLowerCase()];
  return way === undefined ? typed : `move ${here.q + way[0]},${here.r + way[1]}`;
}
