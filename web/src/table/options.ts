import type { Catalogue, Checked, OptionInfo, OptionState, TablePlan } from "@/generated/protocol";
import { familyOf } from "@/shell/families";
import { idOf, type Translate } from "@/kit/i18n";

export type OptionGroup = "any" | "points" | "company";
export const GROUPS: readonly OptionGroup[] = ["any", "points", "company"];

/** The options of a game's family that are ticked or given a value. */
export const listed = (catalogue: Catalogue, game: string): OptionInfo[] =>
  catalogue.options.filter((option) =>
    [...option.games, ...option.built_in].some((one) => familyOf(one) === familyOf(game)),
  );

/** What an option is about: every game, games with points only, or who plays with how much. */
export function groupOf(catalogue: Catalogue, option: OptionInfo): OptionGroup {
  if (option.value === "seat" || option.value === "range") return "company";
  const plain = new Set(catalogue.games.filter((game) => !game.points).map((game) => game.key));
  return [...option.games, ...option.built_in].some((game) => plain.has(game)) ? "any" : "points";
}

/** How an option stands beside the others, as the server last said; free until it has. */
export const stateOf = (checked: Checked | null, option: OptionInfo): OptionState =>
  checked?.options.find((one) => one.key === option.key) ?? {
    key: option.key,
    state: "free",
    other: "",
    rule: option.rules[0] ?? "",
  };

/** The largest number that an option takes in a game. */
export const mostIn = (option: OptionInfo, game: string): number => option.more_in[game] ?? option.most;

/** A plan without the options that do not go with the game or with each other. */
export const without = (plan: TablePlan, leftOut: readonly string[]): TablePlan => ({
  ...plan,
  options: plan.options.filter((option) => !leftOut.includes(read(option)[0])),
});

/** The value that an option begins with. */
export function firstValue(option: OptionInfo, numbers: readonly number[]): string {
  if (option.value === "count") return String(option.most);
  if (option.value === "range") return `${numbers[0]}-${numbers[Math.max(0, numbers.length - 3)]}`;
  return "";
}

/** An option as a plan writes it: `jokers=3`. */
export const written = (key: string, value: string): string => (value === "" ? key : `${key}=${value}`);

/** Key and value of an option as a plan writes it. */
export function read(option: string): [key: string, value: string] {
  const [key = "", value = ""] = option.split("=", 2);
  return [key, value];
}

/** An option of a plan in words: `Jokers: 3`, `Advantage: Bo, 2`. */
export function optionText(
  option: string,
  catalogue: Catalogue | null,
  seatName: (seat: number) => string,
  t: Translate,
): string {
  const [key, value] = read(option);
  const name = t(`option-${idOf(key)}`);
  const kind = catalogue?.options.find((one) => one.key === key)?.value ?? "";
  if (value === "") return name;
  const [first = "", second = ""] = value.split(/[-:]/);
  if (kind === "range") return t("setup-told-range", { option: name, from: first, to: second });
  if (kind === "seat")
    return t("setup-told-seat", { option: name, seat: seatName(Number(first) - 1), count: Number(second) });
  return t("setup-told-value", { option: name, value });
}
