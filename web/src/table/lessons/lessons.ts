import type { LessonInfo } from "@/generated/protocol";
import { keepUnder, readList, type Shelf } from "@/kit/keeping/shelf";

const DONE = "discovery.lessons";
/** Stands in an address for the lesson to begin with. */
export const FIRST = "first";

/** The lessons that were taken to their end on this device. Unreadable memory counts as none. */
export function doneHere(store: Pick<Storage, "getItem">): ReadonlySet<string> {
  return new Set(readList(store, DONE).filter((one): one is string => typeof one === "string"));
}

/** Remember that a lesson was taken to its end; a full or closed memory is no reason to stop. */
export function keepDone(store: Shelf, id: string): void {
  keepUnder(store, DONE, [...new Set([...doneHere(store), id])]);
}

/** Lessons under one heading, of one family of games. */
export interface Topic {
  family: string;
  topic: string;
  lessons: readonly LessonInfo[];
}

/** The lessons under their headings, as they come; those of a topic stand together. */
export function topicsOf(all: readonly LessonInfo[], family: (game: string) => string): readonly Topic[] {
  const found: { family: string; topic: string; lessons: LessonInfo[] }[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last?.topic === one.topic && last.family === family(one.game)) last.lessons.push(one);
    else found.push({ family: family(one.game), topic: one.topic, lessons: [one] });
  }
  return found;
}

/** The lesson to go on with: the first that was not done, `""` if all were. */
export const toGoOn = (all: readonly LessonInfo[], done: ReadonlySet<string>): string =>
  all.find((one) => !done.has(one.id))?.id ?? "";

/** The lesson behind another one, `""` behind the last. */
export const lessonBehind = (all: readonly LessonInfo[], id: string): string =>
  all[all.findIndex((one) => one.id === id) + 1]?.id ?? "";

/**
 * Where a rule is shown: a step of a lesson of this game, else of another one of its family (`same`), else the last words of
 * one, which stand behind its steps.
 */
export function stepFor(
  all: readonly LessonInfo[],
  rule: string,
  game: string,
  same: (other: string) => boolean,
): { lesson: string; step: number } | null {
  const fitting = [...all.filter((one) => one.game === game), ...all.filter((one) => one.game !== game)].filter((one) =>
    same(one.game),
  );
  for (const { id, rules } of fitting) {
    const step = rules.findIndex((cited) => cited.includes(rule));
    if (step >= 0) return { lesson: id, step };
  }
  const last = fitting.find(({ ending }) => ending.includes(rule));
  return last ? { lesson: last.id, step: last.rules.length } : null;
}
