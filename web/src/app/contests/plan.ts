import { decksOf } from "@/games";
import { familyOptions } from "@/shell/families";
import type { Catalogue, ContestPlan, TablePlan } from "@/generated/protocol";

/** What the form of a new contest holds. */
export interface ContestForm {
  name: string;
  format: ContestPlan["format"];
  game: string;
  seats: number;
  rounds: number;
  minutes: number;
  fill: "program" | "bye";
  clock: "turn" | "bank" | "days";
  amount: number;
  starts: string;
  listed: boolean;
  rated: boolean;
}

/** The usual amount of each clock: seconds a turn, minutes a game, days a turn; and the most there can be. */
export const USUAL = { turn: 60, bank: 15, days: 1 } as const;
export const MOST = { turn: 3600, bank: 180, days: 14 } as const;

export const firstForm = (catalogue: Catalogue): ContestForm => ({
  name: "",
  format: "swiss",
  game: catalogue.families[0]?.usual ?? "",
  seats: 2,
  rounds: 5,
  minutes: 60,
  fill: "program",
  clock: "turn",
  amount: USUAL.turn,
  starts: "",
  listed: true,
  rated: false,
});

/** How many can play at a table. */
export function seatsOf(catalogue: Catalogue, game: string): number[] {
  const most = familyOptions(catalogue, game).max_seats;
  return Array.from({ length: Math.max(most - 1, 1) }, (_, at) => at + 2);
}

/** The tables of a contest: as `given`, a set-up of somebody's own, or as the game is usually played. */
function tableOf(form: ContestForm, catalogue: Catalogue, language: string, given: TablePlan | null): TablePlan {
  const own: TablePlan = given ?? {
    game: form.game,
    deck: decksOf(catalogue, form.game)[0]?.id ?? "",
    options: [],
    seats: [],
    leaving: "program",
  };
  const count = given === null ? form.seats : given.seats.length;
  return {
    ...own,
    language,
    seats: Array.from({ length: count }, () => ({ kind: "open", name: "", program: "" })),
    turn_seconds: form.clock === "turn" ? form.amount : 0,
    bank_minutes: form.clock === "bank" ? form.amount : 0,
    increment_seconds: form.clock === "bank" ? (given?.increment_seconds ?? 0) : 0,
    move_days: form.clock === "days" ? form.amount : 0,
  };
}

/** The plan as it is sent. */
export const planOf = (
  form: ContestForm,
  catalogue: Catalogue,
  language: string,
  given: TablePlan | null,
): ContestPlan => ({
  name: form.name,
  format: form.format,
  table: tableOf(form, catalogue, language, given),
  rounds: form.rounds,
  minutes: form.minutes,
  fill: form.fill,
  program: "",
  starts: form.starts === "" ? 0 : new Date(form.starts).getTime(),
  listed: form.listed,
  rated: form.rated,
});
