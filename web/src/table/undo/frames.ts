/** A line of a record by which somebody takes back others. */
const UNDO = /^undo(?: (\d+))?$/;

/** The frames that each line takes back which does so, by the number of its frame. */
export function undoneBy(frames: readonly { line: string }[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  const stand: number[] = [];
  frames.forEach(({ line }, index) => {
    const undo = UNDO.exec(line);
    if (undo !== null) {
      const first = stand.splice(-Number(undo[1] ?? 1))[0] ?? index;
      found.set(
        index,
        Array.from({ length: index - first }, (_, more) => first + more),
      );
    } else if (index > 0) stand.push(index);
  });
  return found;
}
