import type {
  ClassBoard,
  ClassCode,
  ClassErased,
  ClassMade,
  ClassPaused,
  ClassPlan,
  PupilAsks,
  PupilChanged,
  PupilInfo,
  PupilMade,
  Taught,
  TaughtClass,
  TablePlan,
} from "@/generated/protocol";
import { ask, json } from "@/shell/api";

/** What is asked about classes; the secrets of teachers and pupils are never part of an address. */
export const classes = {
  create: (plan: TablePlan, talk: boolean, language: string) =>
    ask<ClassMade>("api/classes", json({ plan, talk } satisfies ClassPlan), language),
  board: (id: string, language: string) => ask<ClassBoard>(`api/classes/${id}`, {}, language),
  join: (code: string, language: string) =>
    ask<PupilMade>("api/classes/join", json({ code } satisfies ClassCode), language),
  pupil: (token: string, language: string) =>
    ask<PupilInfo>("api/classes/pupil", json({ token } satisfies PupilAsks), language),
  taught: (verb: "lesson" | "start" | "round" | "end", token: string, language: string) =>
    ask<TaughtClass>(`api/classes/${verb}`, json({ token } satisfies Taught), language),
  pause: (asked: ClassPaused, language: string) => ask<TaughtClass>("api/classes/pause", json(asked), language),
  change: (verb: "move" | "rename" | "remove", asked: PupilChanged, language: string) =>
    ask<TaughtClass>(`api/classes/${verb}`, json(asked), language),
  renew: (asked: PupilChanged, language: string) => ask<PupilMade>("api/classes/link", json(asked), language),
  erase: (token: string, language: string) =>
    ask<ClassErased>("api/classes/erase", json({ token } satisfies Taught), language),
};
