import type {
  Catalogue,
  ConfigurationInfo,
  DeckChecked,
  MatchPlan,
  Printed,
  SeatPlan,
  TablePlan,
} from "@/generated/protocol";
import { CONDUCT, type Conduct } from "@/generated/words";
import type { Language } from "@/kit/i18n";
import { conductOf, settled } from "./tableSettings";
import { firstValue, listed, mostIn, read, written } from "@/table/options";
import { usualProgram } from "@/table/seats/programs";
import { decksOf, numbersOf } from "@/games";
import { familyOf, familyOptions } from "@/shell/families";
import { numbers, teams } from "@/table/seats/teamPlan";

/** A seat on the form; `key` keeps its row in place, `typed` tells a name that somebody wrote. */
export interface FormSeat extends Required<SeatPlan> {
  key: number;
  typed: boolean;
  /** The number of its team, 0 for none. */
  team: number;
  /** What an option gives to single seats (rule R03). */
  extra: number;
}

/** The kinds of seats that people take. */
export const PEOPLE: readonly string[] = ["me", "open"];

export interface Form {
  game: string;
  deck: string;
  options: string[];
  /** The values of options by key. */
  values: Record<string, string>;
  seats: FormSeat[];
  conduct: Conduct;
  /** The match that begins with this game, `null` for a single game. */
  match: MatchPlan | null;
  /** The deck file that the table may bring, `null` for none. */
  own: BroughtFile | null;
}

/** A deck file that the server has found sound: its text, and the decks that it can be played as. */
export interface BroughtFile {
  text: string;
  decks: Printed[];
  /** The games that only this file makes, by their keys, with their names by language. */
  games: DeckChecked["games"];
  /** Which of them is played; `""` is the form's. */
  game: string;
}

/** What the form's game can be played with: the server's decks, then those of the reader's own file. */
export const decksFor = (form: Form, catalogue: Catalogue): Printed[] => [
  ...decksOf(catalogue, form.game),
  ...(form.own?.decks ?? []),
];

/** The deck that is chosen. */
export const deckOf = (form: Form, catalogue: Catalogue): Printed | undefined =>
  decksFor(form, catalogue).find((one) => one.id === form.deck);

function values(catalogue: Catalogue, game: string): Record<string, string> {
  const deck = decksOf(catalogue, game)[0];
  const numbers = deck === undefined ? [] : numbersOf(deck);
  return Object.fromEntries(listed(catalogue, game).map((option) => [option.key, firstValue(option, numbers)]));
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

/** The form as it first stands: a game as it is usually played, the reader against one program. */
export function firstForm(catalogue: Catalogue, name: string, game = catalogue.families[0]?.usual ?? ""): Form {
  return {
    game,
    deck: decksOf(catalogue, game)[0]?.id ?? "",
    options: [],
    values: values(catalogue, game),
    seats: [{ ...blank(1, "me"), name }, blank(2, "program", usualProgram(familyOptions(catalogue, game)))],
    conduct: { ...CONDUCT },
    match: null,
    own: null,
  };
}

/** The form with another game; in another family what does not exist there is left, and people keep their seats. */
export function inGame(form: Form, catalogue: Catalogue, game: string): Form {
  const { programs, bots, max_seats } = familyOptions(catalogue, game);
  if (familyOf(game) === familyOf(form.game)) {
    const gift = listed(catalogue, game).find(({ value }) => value === "seat");
    const most = gift === undefined ? 0 : mostIn(gift, game);
    const seats = form.seats.map(seatedBy(bots)).map((seat) => ({ ...seat, extra: Math.min(seat.extra, most) }));
    return { ...form, game, seats };
  }
  const seats = form.seats.slice(0, max_seats).map((seat): FormSeat => {
    const known = seat.kind === "program" ? programs.includes(seat.program) : PEOPLE.includes(seat.kind);
    const kept = known || bots.includes(seat.kind) ? seat : reseat(seat, "program", usualProgram({ programs }));
    return { ...kept, team: 0, extra: 0 };
  });
  return { ...firstForm(catalogue, "", game), seats, conduct: form.conduct };
}

/** A virtual player that the game does not know becomes one that it does, or a program. */
const seatedBy =
  (bots: readonly string[]) =>
  (seat: FormSeat): FormSeat => {
    const plain = PEOPLE.includes(seat.kind) || seat.kind === "program";
    return plain || bots.includes(seat.kind) ? seat : { ...seat, kind: bots[0] ?? "program" };
  };

/** The form of a plan that somebody else made: its first own seat is the reader's. */
export function formOf(given: TablePlan, catalogue: Catalogue, name: string): Form {
  const form = firstForm(catalogue, name, given.game);
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
    listed(catalogue, form.game)
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

/** What a form says of the deck's numbers: all that there are, those that are played, and the option that limits them. */
function played(form: Form, catalogue: Catalogue): { numbers: number[]; option: string; first: number; last: number } {
  const deck = deckOf(form, catalogue);
  const numbers = deck === undefined ? [] : numbersOf(deck);
  const option = listed(catalogue, form.game).find((one) => one.value === "range")?.key ?? "";
  const limits = form.options.includes(option) ? (form.values[option] ?? "").split("-").map(Number) : [];
  return { numbers, option, first: limits[0] ?? numbers[0] ?? 0, last: limits[1] ?? numbers.at(-1) ?? 0 };
}

/** The lengths of which a game offers the choice, as far as the deck goes. */
export function lengths(form: Form, catalogue: Catalogue): number[] {
  const { numbers } = played(form, catalogue);
  const offered = catalogue.games.find(({ key }) => key === form.game)?.presets.lengths ?? [];
  return offered.filter((count) => count <= numbers.length);
}

/** How many of the deck's numbers are played, from the first one on; 0 where they begin later. */
export function lengthOf(form: Form, catalogue: Catalogue): number {
  const { numbers, first, last } = played(form, catalogue);
  return first === numbers[0] ? numbers.indexOf(last) + 1 : 0;
}

/** The form for a game of the deck's first numbers. */
export function ofLength(form: Form, catalogue: Catalogue, count: number): Form {
  const { numbers, option } = played(form, catalogue);
  const others = form.options.filter((key) => key !== option);
  if (count === numbers.length) return { ...form, options: others };
  const values = { ...form.values, [option]: `${numbers[0]}-${numbers[count - 1]}` };
  return { ...form, options: [...others, option], values };
}

/** The form with another deck: a range of numbers that it does not have goes back to how it begins. */
export function withDeck(form: Form, catalogue: Catalogue, deck: string): Form {
  const changed = { ...form, deck };
  const { numbers, option } = played(changed, catalogue);
  const info = listed(catalogue, form.game).find(({ key }) => key === option);
  const known = (form.values[option] ?? "").split("-").every((one) => numbers.includes(Number(one)));
  if (info === undefined || known) return changed;
  const options = form.options.filter((key) => key !== option);
  return { ...changed, options, values: { ...form.values, [option]: firstValue(info, numbers) } };
}

/** The form with a deck file of the reader's own, by itself at first; without one it goes back to the server's. */
export function withOwn(form: Form, catalogue: Catalogue, own: BroughtFile | null): Form {
  const others = decksOf(catalogue, form.game).map(({ id }) => id);
  const deck = own?.decks[0]?.id ?? (others.includes(form.deck) ? form.deck : others[0]);
  return withDeck({ ...form, own }, catalogue, deck ?? "");
}

/** The seats of a configuration of the rule book; the reader keeps their own. */
export function configured(form: Form, configuration: ConfigurationInfo): Form {
  const own = form.seats.find((seat) => seat.kind === "me");
  const team = numbers(configuration.teams, configuration.seats.length);
  const next = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  const seats = configuration.seats.map((filled, index): FormSeat => {
    const [kind = "", program] = filled.split(":");
    const seat = kind === "me" && own !== undefined ? { ...own, extra: 0 } : blank(next + index, kind, program);
    return { ...seat, team: team[index]! };
  });
  return { ...form, seats };
}

/** The configuration that the form stands for, if it is one of the book's. */
export function configuration(form: Form, catalogue: Catalogue): string {
  const people = (filled: string): string => (PEOPLE.includes(filled) ? "person" : filled.split(":")[0]!);
  const shape = (kinds: readonly string[], sides: number[][]): string =>
    JSON.stringify([kinds.map(people), sides.filter((team) => team.length > 1)]);
  const mine = shape(
    form.seats.map((seat) => seat.kind),
    teams(form.seats),
  );
  return (
    familyOptions(catalogue, form.game).configurations.find((one) => shape(one.seats, one.teams) === mine)?.key ?? ""
  );
}

/** The seat of the reader who sits down with other people, -1 for none: those see a name. */
export function personAsked({ seats }: Form): number {
  const people = seats.filter(({ kind }) => PEOPLE.includes(kind));
  return people.length > 1 ? seats.findIndex(({ kind }) => kind === "me") : -1;
}

/** Another player takes the seat. A default name goes with the previous player; a typed name stays. */
export function reseat(seat: FormSeat, kind: FormSeat["kind"], program: string): FormSeat {
  const name = seat.typed || seat.kind === kind ? seat.name : "";
  return { ...seat, kind, program, name };
}

export function addSeat(form: Form, catalogue: Catalogue, most: number): Form {
  if (form.seats.length >= most) return form;
  const key = Math.max(0, ...form.seats.map((seat) => seat.key)) + 1;
  return { ...form, seats: [...form.seats, blank(key, "program", usualProgram(familyOptions(catalogue, form.game)))] };
}

export const removeSeat = (form: Form, key: number): Form =>
  form.seats.length === 1 ? form : { ...form, seats: form.seats.filter((seat) => seat.key !== key) };

/** The ticked options as a plan writes them; the server says which of them do not go together. */
function chosen(form: Form, catalogue: Catalogue): string[] {
  const kinds = new Map(listed(catalogue, form.game).map((option) => [option.key, option.value]));
  return form.options.flatMap((key) => {
    if (kinds.get(key) !== "seat") return [written(key, kinds.get(key) === "" ? "" : (form.values[key] ?? ""))];
    return form.seats.flatMap((seat, index) => (seat.extra > 0 ? [written(key, `${index + 1}:${seat.extra}`)] : []));
  });
}

/** The terms of a match as far as the game allows them; a championship stands alone (rule S30). */
function terms(match: MatchPlan, form: Form, catalogue: Catalogue): MatchPlan {
  const game = catalogue.games.find(({ key }) => key === form.game);
  const championship = match.championship === true && game?.championship === true;
  const handicap = match.handicap === true && game?.handicap === true && !championship;
  const handicaps = handicap ? form.seats.map((_, index) => match.handicaps?.[index] ?? 0) : [];
  return { games: match.games ?? 0, handicap, stakes: championship ? 0 : (match.stakes ?? 0), championship, handicaps };
}

/** The form as the server wants it. */
export function plan(form: Form, catalogue: Catalogue, language: Language): TablePlan {
  const own = form.own?.decks.some(({ id }) => id === form.deck) ? form.own : null;
  return {
    game: own?.game || form.game,
    deck: form.deck,
    options: chosen(form, catalogue),
    seats: form.seats.map(({ kind, name, program }) => ({
      kind,
      name: name.trim(),
      program: kind === "program" ? program || usualProgram(familyOptions(catalogue, form.game)) : "",
    })),
    teams: teams(form.seats),
    ...settled(form.conduct),
    language,
    ...(own === null ? {} : { deck_file: own.text }),
    ...(form.match === null ? {} : { match: terms(form.match, form, catalogue) }),
  };
}
