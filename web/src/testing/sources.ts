import { readFileSync } from "node:fs";
import { familyTexts, ownTexts, pageTexts } from "../../plugins/pageTexts";
import type { Language } from "@/kit/i18n";

/** All texts of the page in a language, as they are written. */
export const sourceOf = (language: Language): string =>
  [...pageTexts(language), ...Object.values({ ...ownTexts(), ...familyTexts() }).flatMap((files) => files(language))]
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
