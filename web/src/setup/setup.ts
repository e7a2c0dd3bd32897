import type { Catalogue, ConfigurationInfo, SeatPlan, TablePlan } from "@/generated/protocol";
import type { Language } from "@/kit/i18n";
import { firstValue, listed, possible, read, written } from "./options";
import { usualProgram } from "@/table/seats/programs";
import { numbers, teams } from "./teamPlan";

/** A seat on the form; `key` keeps its row in place, `typed` tells a name that somebody wrote. */
export interface FormSeat extends Required<SeatPlan> {
  key: number;
  typed: boolean;
  /** The number of its team, 0 for none. */
  team: number;
  /** What an option gives to single seats (rule R03). */
  extra: number;
}

/** How the table is kept, as in the plan. */
export type Conduct = Required<
  Pick<
    TablePlan,
    | "leaving"
    | "turn_seconds"
    | "window_seconds"
    | "away"
    | "window_hours"
    | "watching"
    | "delay_steps"
    | "learner"
    | "hints"
  >
>;

export interface Form {
  game: string;
  deck: string;
  options: string[];
  /** The values of options by key. */
  values: Record<string, string>;
  seats: FormSeat[];
  conduct: Conduct;
}

export const SEAT_KINDS = ["me", "open", "program", "bot", "bot+"] as const;
export const CONDUCT: Conduct = {
  leaving: "discard",
  turn_seconds: 0,
  window_seconds: 5,
  away: "order",
  window_hours: 24,
  watching: "now",
  delay_steps: 10,
  learner: false,
  hints: true,
};
/** The eras of a deck. */
export const erasOf = (catalogue: Catalogue, deck: string): number[] =>
  [...new Set(catalogue.decks.find((one) => one.id === deck)?.cards.map((card) => card.era) ?? [])].sort(
    (one, other) => one - other,
  );

function values(catalogue: Catalogue, deck: string): Record<string, string> {
  const eras = erasOf(catalogue, deck);
  return Object.fromEntries(listed(catalogue).map((option) => [option.key, firstValue(option, eras)]));
}

const blank = (key: number, kind: FormSeat["kind"], program = ""): FormSeat => ({
  key,
  kind,
  name: "",
  program,
  typed: false,
  team: 0,
  extra: 0,
});

/** The form as it first stands: the richest game of the simple ones, the reader against one program. */
export function firstForm(catalogue: Catalogue, name: string): Form {
  const games = catalogue.games.map((game) => game.key);
  const deck = catalogue.decks[0]?.id ?? "";
  return {
    game: games.includes("explore") ? "explore" : (games[0] ?? ""),
    deck,
    options: [],
    values: values(catalogue, deck),
    seats: [{ ...blank(1, "me"), name }, blank(2, "program", usualProgram(catalogue))],
    conduct: { ...CONDUCT },
  };
}

/** The form of a plan that somebody else made: its first own seat is the reader's. */
export function formOf(given: TablePlan, catalogue: Catalogue, name: string): Form {
  const form = firstForm(catalogue, name);
  const team = numbers(given.teams ?? [], given.seats.length);
  const seats = given.seats.map((seat, index) => ({
    ...blank(index + 1, seat.kind, seat.program ?? ""),
    name: seat.name ?? "",
    team: team[index]!,
  }));
  const own = seats.find((seat) => seat.kind === "me");
  if (own !== undefined) own.name ||= name;
  const conduct = Object.fromEntries(
    Object.keys(CONDUCT).map((key) => [key, given[key as keyof Conduct] ?? CONDUCT[key as keyof Conduct]]),
  );
  return options(
    { ...form, game: given.game, deck: given.deck, seats, conduct: conduct as unknown as Conduct },
    given,
    catalogue,
  );
}

function options(form: Form, given: TablePlan, catalogue: Catalogue): Form {
  const perSeat = new Set(
    listed(catalogue)
      .filter((option) => option.value === "seat")
      .map((option) => option.key),
  );
  const chosen = given.options.map(read);
  const seats = form.seats.map((seat, index) => {
    const extra = chosen.find(([key, value]) => perSeat.has(key) && Number(value.split(":")[0]) === index + 1);
    return { ...seat, extra: Number(extra?.[1].split(":")[1] ?? 0) };
  });
  const valued = Object.fromEntries(chosen.filter(([key, value]) => value !== "" && !perSeat.has(key)));
  return { ...form, seats, options: [...new Set(chosen.map(([key]) => key))], values: { ...form.values, ...valued } };
}

/** The seats of a configuration of the rule book; the reader keeps their own. */
export function configured(form: Form, configuration: ConfigurationInfo): Form {
  const own = form.seats.find((seat) => seat.kind === "me");
  const team = numbers(configuration.teams, configuration.seats.length);
  const next = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  const seats = configuration.seats.map((kind, index): FormSeat => {
    const seat = kind === "me" && own !== undefined ? { ...own, extra: 0 } : blank(next + index, kind);
    return { ...seat, team: team[index]! };
  });
  return { ...form, seats };
}

/** The configuration that the form stands for, if it is one of the book's. */
export function configuration(form: Form, catalogue: Catalogue): string {
  const people = (kind: string): string => (kind === "me" || kind === "open" ? "person" : kind);
  const shape = (kinds: readonly string[], sides: number[][]): string =>
    JSON.stringify([kinds.map(people), sides.filter((team) => team.length > 1)]);
  const mine = shape(
    form.seats.map((seat) => seat.kind),
    teams(form.seats),
  );
  return catalogue.configurations.find((one) => shape(one.seats, one.teams) === mine)?.key ?? "";
}

/** How many seats the chosen deck allows, and the rule that says so: the table's own B07, or B09 for few cards. */
export function seatLimit(
  catalogue: Catalogue,
  deck: string,
  checked: number | null = null,
): { most: number; rule: string } {
  const enough = checked ?? catalogue.decks.find((one) => one.id === deck)?.max_seats ?? catalogue.max_seats;
  return enough < catalogue.max_seats ? { most: enough, rule: "B09" } : { most: catalogue.max_seats, rule: "B07" };
}

/** Another player takes the seat. A default name goes with the previous player; a typed name stays. */
export function reseat(seat: FormSeat, kind: FormSeat["kind"], program: string): FormSeat {
  const name = seat.typed || seat.kind === kind ? seat.name : "";
  return { ...seat, kind, program, name };
}

export function addSeat(form: Form, catalogue: Catalogue, most = seatLimit(catalogue, form.deck).most): Form {
  if (form.seats.length >= most) return form;
  const key = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  return { ...form, seats: [...form.seats, blank(key, "program", usualProgram(catalogue))] };
}

export const removeSeat = (form: Form, key: number): Form =>
  form.seats.length === 1 ? form : { ...form, seats: form.seats.filter((seat) => seat.key !== key) };

/** The chosen options as a plan writes them; those that do not go are left out, and the page says so. */
function chosen(form: Form, catalogue: Catalogue): string[] {
  const kinds = new Map(listed(catalogue).map((option) => [option.key, option.value]));
  return possible(catalogue, form.game, form.options).flatMap((key) => {
    if (kinds.get(key) !== "seat") return [written(key, kinds.get(key) === "" ? "" : (form.values[key] ?? ""))];
    return form.seats.flatMap((seat, index) => (seat.extra > 0 ? [written(key, `${index + 1}:${seat.extra}`)] : []));
  });
}

/** How the table is kept; a number that is being typed is not read before it is one. */
function kept(conduct: Conduct): Conduct {
  const number = (value: number | null, usual: number): number =>
    value === null || Number.isNaN(value) ? usual : value;
  return {
    ...conduct,
    window_hours: number(conduct.window_hours, CONDUCT.window_hours),
    delay_steps: number(conduct.delay_steps, CONDUCT.delay_steps),
  };
}

/** The form as the server wants it. */
export function plan(form: Form, catalogue: Catalogue, language: Language): TablePlan {
  return {
    game: form.game,
    deck: form.deck,
    options: chosen(form, catalogue),
    seats: form.seats.map(({ kind, name, program }) => ({
      kind,
      name: name.trim(),
      program: kind === "program" ? program || usualProgram(catalogue) : "",
    })),
    teams: teams(form.seats),
    ...kept(form.conduct),
    language,
  };
}
