import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:texts";
import { Store } from "./store";

export type Language = "en" | "fr";
export type Arguments = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Arguments) => string;

export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** The bundle of one language. Names of people are isolated by the views, so the texts need no marks. */
export function bundle(language: Language, texts: FluentResource): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(texts);
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
export const language = new Store<Language>("en");

/** Load a language and switch to it. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const { default: body } = await texts[wanted]();
  t.set(translator(bundle(wanted, { body })));
  language.set(wanted);
}

/** The first of the reader's languages that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (found !== undefined) return found;
  }
  return "en";
}

/** The text of one language, English when that one is missing. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts["en"] ?? "";
}
