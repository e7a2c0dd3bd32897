import type { Catalogue, OptionInfo } from "@/generated/protocol";
import type { Translate } from "@/kit/i18n";

/** How an option stands in a game beside the others that are chosen; `other` is what it needs or excludes. */
export interface Availability {
  state: "free" | "built-in" | "game" | "needs" | "excludes";
  other: string;
  rule: string;
}

export type OptionGroup = "any" | "points" | "company";
export const GROUPS: readonly OptionGroup[] = ["any", "points", "company"];

/** The key of an option's texts: `+` cannot stand in them. */
export const textKey = (key: string): string => key.replace("+", "-plus");

/** The options that are ticked or given a value; bots are chosen at the seats. */
export const listed = (catalogue: Catalogue): OptionInfo[] =>
  catalogue.options.filter((option) => !catalogue.bots.includes(option.key));

/** What an option is about: every game, games with points only, or who plays with how much. */
export function groupOf(catalogue: Catalogue, option: OptionInfo): OptionGroup {
  if (option.value === "seat" || option.value === "eras") return "company";
  const plain = new Set(catalogue.games.filter((game) => !game.points).map((game) => game.key));
  return [...option.games, ...option.built_in].some((game) => plain.has(game)) ? "any" : "points";
}

/** Whether an option can be chosen, and if not, why: the catalogue says so, the server says it again. */
export function availability(catalogue: Catalogue, key: string, game: string, chosen: Iterable<string>): Availability {
  const option = catalogue.options.find((one) => one.key === key);
  const rule = option?.rules[0] ?? "";
  if (option?.built_in.includes(game)) return { state: "built-in", other: game, rule };
  if (!option?.games.includes(game)) return { state: "game", other: game, rule };
  const there = new Set([...chosen, ...builtIn(catalogue, game)]);
  const missing = option.needs.find((other) => !there.has(other));
  if (missing !== undefined) return { state: "needs", other: missing, rule };
  const clash = option.excludes.find((other) => there.has(other));
  return clash === undefined ? { state: "free", other: "", rule } : { state: "excludes", other: clash, rule };
}

/** The options that are a part of a game. */
export const builtIn = (catalogue: Catalogue, game: string): string[] =>
  catalogue.options.filter((option) => option.built_in.includes(game)).map((option) => option.key);

/** Those of the chosen options that go with the game and with each other; the page names the others. */
export function possible(catalogue: Catalogue, game: string, chosen: readonly string[]): string[] {
  const kept = chosen.filter((key) => {
    const { state } = availability(catalogue, key, game, chosen);
    return state === "free" || state === "excludes";
  });
  if (kept.length < chosen.length) return possible(catalogue, game, kept);
  const clashing = kept.findIndex(
    (key) => availability(catalogue, key, game, kept.slice(0, kept.indexOf(key))).state === "excludes",
  );
  return clashing < 0 ? kept : possible(catalogue, game, kept.toSpliced(clashing, 1));
}

/** The value that an option begins with. */
export function firstValue(option: OptionInfo, eras: readonly number[]): string {
  if (option.value === "count") return String(option.most);
  if (option.value === "eras") return `${eras[0]}-${eras[Math.max(0, eras.length - 3)]}`;
  return "";
}

/** An option as a plan writes it: `jokers=3`. */
export const written = (key: string, value: string): string => (value === "" ? key : `${key}=${value}`);

/** Key and value of an option as a plan writes it. */
export function read(option: string): [key: string, value: string] {
  const [key = "", value = ""] = option.split("=", 2);
  return [key, value];
}

/** An option of a plan in words: `Jokers: 3`, `Advantage: Bo, two cards`. */
export function optionText(
  option: string,
  catalogue: Catalogue | null,
  seatName: (seat: number) => string,
  t: Translate,
): string {
  const [key, value] = read(option);
  const name = t(`option-${textKey(key)}`);
  const kind = catalogue?.options.find((one) => one.key === key)?.value ?? "";
  if (value === "") return name;
  const [first = "", second = ""] = value.split(/[-:]/);
  if (kind === "eras") return t("setup-told-eras", { option: name, from: first, to: second });
  if (kind === "seat")
    return t("setup-told-seat", { option: name, seat: seatName(Number(first) - 1), count: Number(second) });
  return t("setup-told-value", { option: name, value });
}
