import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { pageTexts } from "../../plugins/pageTexts";
import { bundle, translator, type Language } from "./i18n";

/** All texts of the page in a language, as tests read them. */
export const sourceOf = (language: Language): string =>
  pageTexts(language)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");

/** The page's translator, for tests. */
export const speaking = (language: Language) => translator(bundle(language, new FluentResource(sourceOf(language))));
