/** A box in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 2;

/**
 * Where words can stand without covering others (`there`) or the sentence that has to be read (`read`): the nearest place below
 * them; above the sentence, where the window of this `height` has no room below it.
 */
export function freePlace(box: Box, there: readonly Box[], read: Box | null, height: number): Box {
  const sorted = [...there].sort((one, other) => one.top - other.top);
  const from = (start: Box): Box => sorted.reduce(below, start);
  if (read === null) return from(box);
  const found = from(below(box, read));
  return found.top + found.height <= height ? found : from({ ...box, top: read.top - box.height - GAP });
}

const below = (box: Box, one: Box): Box => (meet(box, one) ? { ...box, top: one.top + one.height + GAP } : box);

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
