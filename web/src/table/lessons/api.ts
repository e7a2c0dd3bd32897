import type { DecisionQuestion, LessonAnswer, LessonList, LessonStep } from "@/generated/protocol";
import { ask, json } from "@/app/api";

/** What the server knows of lessons; apart from the rest, as a first visit does without it. */
export const lessonApi = {
  all: (language: string) => ask<LessonList>("api/lessons", {}, language),
  step: (id: string, step: number, language: string) => ask<LessonStep>(`api/lessons/${id}/${step}`, {}, language),
  ask: (id: string, step: number, asked: DecisionQuestion, language: string) =>
    ask<LessonAnswer>(`api/lessons/${id}/${step}`, json(asked), language),
};
