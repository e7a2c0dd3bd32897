import type { Catalogue, SeatPlan, TablePlan } from "../protocol";
import type { Language } from "./i18n";

/** A seat as it stands on the form; `key` keeps its row in place, `typed` tells a name that somebody wrote. */
export interface FormSeat extends Required<SeatPlan> {
  key: number;
  typed: boolean;
}

export interface Form {
  game: string;
  deck: string;
  options: string[];
  seats: FormSeat[];
  leaving: "discard" | "program";
  turnSeconds: number;
}

export const SEAT_KINDS = ["me", "open", "program", "bot", "bot+"] as const;
const STRONG = "greedy";

/** The program that a seat plays when nobody chose another. */
export const strongest = (catalogue: Catalogue): string =>
  catalogue.programs.includes(STRONG) ? STRONG : (catalogue.programs[0] ?? "");

/** The form as it first stands: the richest game, the reader against one program. */
export function firstForm(catalogue: Catalogue, name: string): Form {
  const games = catalogue.games.map((game) => game.key);
  return {
    game: games.includes("explore") ? "explore" : (games[0] ?? ""),
    deck: catalogue.decks[0]?.id ?? "",
    options: [],
    seats: [
      { key: 1, kind: "me", name, program: "", typed: false },
      { key: 2, kind: "program", name: "", program: strongest(catalogue), typed: false },
    ],
    leaving: "discard",
    turnSeconds: 0,
  };
}

/** The options that the chosen game offers and that need a tick; bots are chosen at the seats. */
export function offered(catalogue: Catalogue, game: string): string[] {
  const keys = catalogue.options.filter((option) => option.games.includes(game)).map((option) => option.key);
  return keys.filter((key) => !catalogue.bots.includes(key));
}

/** How many seats the chosen deck allows, and the rule that says so: the table's own B07, or B09 for a small deck. */
export function seatLimit(catalogue: Catalogue, deck: string): { most: number; rule: string } {
  const enough = catalogue.decks.find((one) => one.id === deck)?.max_seats ?? catalogue.max_seats;
  return enough < catalogue.max_seats ? { most: enough, rule: "B09" } : { most: catalogue.max_seats, rule: "B07" };
}

/** Somebody else sits there: a name that nobody typed belonged to whoever sat there before. */
export function reseat(seat: FormSeat, kind: FormSeat["kind"], program: string): FormSeat {
  const name = seat.typed || seat.kind === kind ? seat.name : "";
  return { ...seat, kind, program, name };
}

export function addSeat(form: Form, catalogue: Catalogue): Form {
  if (form.seats.length >= seatLimit(catalogue, form.deck).most) return form;
  const key = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  const seat: FormSeat = { key, kind: "program", name: "", program: strongest(catalogue), typed: false };
  return { ...form, seats: [...form.seats, seat] };
}

export const removeSeat = (form: Form, key: number): Form =>
  form.seats.length === 1 ? form : { ...form, seats: form.seats.filter((seat) => seat.key !== key) };

/** The form as the server wants it. */
export function plan(form: Form, catalogue: Catalogue, language: Language): TablePlan {
  const known = offered(catalogue, form.game);
  return {
    game: form.game,
    deck: form.deck,
    options: form.options.filter((key) => known.includes(key)),
    seats: form.seats.map(({ kind, name, program }) => ({
      kind,
      name: name.trim(),
      program: kind === "program" ? program || strongest(catalogue) : "",
    })),
    leaving: form.leaving,
    turn_seconds: form.turnSeconds,
    language,
  };
}
