import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import texts, { names, plainDigits } from "virtual:texts";
import { Store } from "./store";

/** The tag of a language, such as `en`. Which there are is found from files when the client is built. */
export type Language = string;
export type Arguments = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Arguments) => string;

type Body = FluentResource["body"];
export type Pattern = NonNullable<Body[number]["value"]>;

/** Messages by their ids: a value alone, or what there is beside the id. */
export type Packed = Readonly<Record<string, Pattern | Omit<Body[number], "id">>>;

/** By language, what loads some messages. */
export type Texts = Readonly<Record<Language, () => Promise<{ default: Packed }>>>;

/** What each language calls itself, by its tag. */
export { names as LANGUAGE_NAMES };
export const DEFAULT: Language = "en";
export const LANGUAGES: readonly Language[] = Object.keys(names);

const isPattern = (said: Packed[string]): said is Pattern => typeof said === "string" || Array.isArray(said);

/** The messages as a bundle keeps them. */
export const unpacked = (packed: Packed): Body =>
  Object.entries(packed).map(([id, said]) => (isPattern(said) ? { id, value: said, attributes: {} } : { id, ...said }));

/** The bundle of one language. Only what needs marks of direction is given them, see `translator`. */
export function bundle(language: Language, ...texts: readonly Body[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const body of texts) made.addResource({ body } as FluentResource);
  return made;
}

/**
 * A number whose digits are all there is to it. A browser's first `Intl.NumberFormat` takes 100 ms of a slow phone, and a
 * first table shows no other numbers.
 */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const hasDigitsAlone = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

/** What has letters of scripts that run from right to left and is not marked up already, see `markup.ts`. */
const FROM_THE_RIGHT = /^[^\ue000]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What people wrote, between marks that keep its direction from the sentence around it (FSI and PDI of Unicode). */
const apart = (value: FluentVariable): FluentVariable =>
  typeof value === "string" && FROM_THE_RIGHT.test(value) ? `\u2068${value}\u2069` : value;

function given(args: Arguments, plainly: boolean): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      plainly && hasDigitsAlone(value) ? new Digits(value) : apart(value),
    ]),
  );
}

/** A translator; an unknown id shows as itself, which the tests look for. */
export function translator(made: FluentBundle): Translate {
  const plainly = made.locales.every((language) => plainDigits.includes(language));
  return (id, args) => {
    const [message = "", attribute = ""] = id.split(".");
    const found = made.getMessage(message);
    const pattern = attribute === "" ? found?.value : found?.attributes[attribute];
    return pattern == null ? id : made.formatPattern(pattern, args === undefined ? null : given(args, plainly), []);
  };
}

/** The translator in use; `$t("do-close")` in views. */
export const t = new Store<Translate>((id) => id);
export const language = new Store<Language>(DEFAULT);

const spoken = new Set([texts["page"]!]);

let latest = DEFAULT;
let loading: Promise<void> = Promise.resolve();

/** Load a language and switch to it, or to another one that was asked for meanwhile. */
export function loadLanguage(wanted: Language): Promise<void> {
  latest = wanted;
  return (loading = load(wanted));
}

async function load(wanted: Language): Promise<void> {
  const loaded = await Promise.all([...spoken].map((some) => some[wanted]!()));
  if (latest !== wanted || loaded.length < spoken.size) return loading;
  t.set(translator(bundle(wanted, ...loaded.map((one) => unpacked(one.default)))));
  language.set(wanted);
}

/** Load more messages: now in the language that is spoken, later with each other one. Fails where they cannot be had. */
export async function addTexts(more: readonly Texts[]): Promise<void> {
  const fresh = more.filter((one) => !spoken.has(one));
  if (fresh.length === 0) return loading;
  for (const one of fresh) spoken.add(one);
  try {
    await loadLanguage(latest);
  } catch (error) {
    for (const one of fresh) spoken.delete(one);
    throw error;
  }
}

/** Load the messages that a first table does without. */
export const lateTexts = (): Promise<void> => addTexts([texts["late"]!]);

/** Loads a lazy part of the page together with its texts. */
export const lazyWithTexts =
  <T>(part: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([part(), lateTexts()]))[0];

/** A key as it stands in ids and addresses, which know neither `+` nor `:`. */
export const idOf = (key: string): string => key.replace("+", "-plus").replace(":", "-");

/** The id of a game's name. */
export const gameText = (game: string): string => `game-${idOf(game)}`;

/** The first of the reader's languages that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = tag.toLowerCase().split("-")[0]!;
    if (LANGUAGES.includes(known)) return known;
  }
  return DEFAULT;
}

/** The text of one language, English when that one is missing. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts[DEFAULT] ?? "";
}
