import type { LessonInfo } from "@/generated/protocol";

const DONE = "discovery.lessons";
/** Stands in an address for the lesson to begin with. */
export const FIRST = "first";

/** The lessons that were taken to their end on this device. Unreadable memory counts as none. */
export function doneHere(store: Pick<Storage, "getItem">): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(store.getItem(DONE) ?? "[]");
    return new Set(Array.isArray(read) ? read.filter((one): one is string => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

/** Remember that a lesson was taken to its end; a full or closed memory is no reason to stop. */
export function keepDone(store: Pick<Storage, "getItem" | "setItem">, id: string): void {
  try {
    store.setItem(DONE, JSON.stringify([...new Set([...doneHere(store), id])]));
  } catch {
    return;
  }
}

/** The lesson behind another one, `""` behind the last. */
export const lessonBehind = (all: readonly LessonInfo[], id: string): string =>
  all[all.findIndex((one) => one.id === id) + 1]?.id ?? "";

/** Where a rule is shown: a step of a lesson of this game, else of another one of its family (`same`). */
export function stepFor(
  all: readonly LessonInfo[],
  rule: string,
  game: string,
  same: (other: string) => boolean,
): { lesson: string; step: number } | null {
  const ordered = [...all.filter((one) => one.game === game), ...all.filter((one) => one.game !== game)];
  for (const one of ordered.filter((info) => same(info.game))) {
    const step = one.rules.findIndex((rules) => rules.includes(rule));
    if (step >= 0) return { lesson: one.id, step };
  }
  return null;
}
