import type { Catalogue, ConfigurationInfo, SeatPlan, TablePlan } from "@/generated/protocol";
import { CONDUCT, type Conduct } from "@/generated/words";
import type { Language } from "@/kit/i18n";
import { conductOf, settled } from "./conduct";
import { firstValue, listed, read, written } from "./options";
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

export interface Form {
  game: string;
  deck: string;
  options: string[];
  /** The values of options by key. */
  values: Record<string, string>;
  seats: FormSeat[];
  conduct: Conduct;
}

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
  return options({ ...form, game: given.game, deck: given.deck, seats, conduct: conductOf(given) }, given, catalogue);
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

/** Another player takes the seat. A default name goes with the previous player; a typed name stays. */
export function reseat(seat: FormSeat, kind: FormSeat["kind"], program: string): FormSeat {
  const name = seat.typed || seat.kind === kind ? seat.name : "";
  return { ...seat, kind, program, name };
}

export function addSeat(form: Form, catalogue: Catalogue, most: number): Form {
  if (form.seats.length >= most) return form;
  const key = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  return { ...form, seats: [...form.seats, blank(key, "program", usualProgram(catalogue))] };
}

export const removeSeat = (form: Form, key: number): Form =>
  form.seats.length === 1 ? form : { ...form, seats: form.seats.filter((seat) => seat.key !== key) };

/** The ticked options as a plan writes them; the server says which of them do not go together. */
function chosen(form: Form, catalogue: Catalogue): string[] {
  const kinds = new Map(listed(catalogue).map((option) => [option.key, option.value]));
  return form.options.flatMap((key) => {
    if (kinds.get(key) !== "seat") return [written(key, kinds.get(key) === "" ? "" : (form.values[key] ?? ""))];
    return form.seats.flatMap((seat, index) => (seat.extra > 0 ? [written(key, `${index + 1}:${seat.extra}`)] : []));
  });
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
    ...settled(form.conduct),
    language,
  };
}
