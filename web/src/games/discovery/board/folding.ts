/** An era of the tree: how many of its cards lie there. */
export interface Growth {
  era: number;
  found: number;
  of: number;
}

/** A line of the tree, from the top: the row of an era, or eras side by side of which only names and numbers are seen. */
export type Line = { era: number; folded?: never } | { folded: number[]; era?: never };

/** As many rows as a page has room for. A tree of more eras folds. */
export const ROOM = 6;
/** As many rows as are open at least: beside them two lines of folded eras have room. */
const LEAST = 5;

/**
 * The eras that are open of themselves. Two shapes were weighed: rows so low that twelve of them fit, and rows that fold. Low
 * rows lose the pictures and what a card still needs, on all eras alike; folding loses them only where nothing happens.
 *
 * First the eras that have begun and are not finished, and the next one, then the newest finished eras and those to come, until
 * there are as many rows as there is room for. `rows` begin with the first era.
 */
export function openOfThemselves(rows: readonly Growth[]): Set<number> {
  const begun = rows.filter(({ found, of }) => found > 0 && found < of);
  const finished = rows.filter(({ found, of }) => found === of).reverse();
  const [next, ...later] = rows.filter(({ found }) => found === 0);
  const open = new Set([...begun, ...(next === undefined ? [] : [next])].map(({ era }) => era));
  for (const { era } of [...finished, ...later]) if (open.size < LEAST) open.add(era);
  return open;
}

/** The lines of a tree whose eras come newest first; folded eras that follow each other share a line, the earliest one first. */
export function linesOf(eras: readonly number[], open: (era: number) => boolean): Line[] {
  const lines: Line[] = [];
  for (const era of eras) {
    const last = lines.at(-1);
    if (open(era)) lines.push({ era });
    else if (last?.folded) last.folded.unshift(era);
    else lines.push({ folded: [era] });
  }
  return lines;
}
