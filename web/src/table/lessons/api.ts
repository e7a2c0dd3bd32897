import type { DecisionQuestion, LessonAnswer, LessonList, LessonStep } from "@/generated/protocol";
import { ask, json } from "@/shell/api";

let known: Promise<LessonList> | undefined;

/** What the server knows of lessons; apart from the rest, as a first visit does without it. */
export const lessonApi = {
  all: (language: string) => ask<LessonList>("api/lessons", {}, language),
  /** The same, asked for once. */
  known: (language: string) => (known ??= lessonApi.all(language)),
  step: (id: string, step: number, language: string) => ask<LessonStep>(`api/lessons/${id}/${step}`, {}, language),
  ask: (id: string, step: number, asked: DecisionQuestion, language: string) =>
    ask<LessonAnswer>(`api/lessons/${id}/${step}`, json(asked), language),
};
