import texts from "virtual:texts";
import { bundle, LANGUAGES, translator, type Language, type Translate } from "@/kit/i18n";

const made = new Map<Language, Translate>();
for (const language of LANGUAGES)
  made.set(language, translator(bundle(language, { body: (await texts[language]()).default })));

/** A translator with all texts of the page, as they are built into it. */
export const speaking = (language: Language): Translate => made.get(language)!;
