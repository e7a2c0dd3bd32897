import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import texts, { names } from "virtual:texts";
import { Store } from "./store";

/** The tag of a language, such as `en`. Which there are is found from files when the client is built. */
export type Language = string;
export type Arguments = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Arguments) => string;

/** By language, what loads some messages. */
export type Texts = Readonly<Record<Language, () => Promise<{ default: FluentResource["body"] }>>>;

/** What each language calls itself, by its tag. */
export { names as LANGUAGE_NAMES };
export const DEFAULT: Language = "en";
export const LANGUAGES: readonly Language[] = Object.keys(names);

/** The bundle of one language. Names of people are isolated by the views, so the texts need no marks. */
export function bundle(language: Language, ...texts: readonly FluentResource["body"][]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const body of texts) made.addResource({ body } as FluentResource);
  return made;
}

/** A translator; an unknown id shows as itself, which the tests look for. */
export function translator(made: FluentBundle): Translate {
  return (id, args) => {
    const [message = "", attribute = ""] = id.split(".");
    const found = made.getMessage(message);
    const pattern = attribute === "" ? found?.value : found?.attributes[attribute];
    return pattern == null ? id : made.formatPattern(pattern, args ?? null, []);
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
  t.set(translator(bundle(wanted, ...loaded.map((one) => one.default))));
  language.set(wanted);
}

/** Load more messages: now in the language that is spoken, later with each other one. Fails where they cannot be had. */
export async function alsoSay(more: readonly Texts[]): Promise<void> {
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
export const lateTexts = (): Promise<void> => alsoSay([texts["late"]!]);

/** What loads a part of the page that comes later than the first table, together with what it says. */
export const later =
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
