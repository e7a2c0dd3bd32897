import texts from "virtual:texts";
import { bundle, LANGUAGES, translator, unpacked, type Language, type Translate } from "@/kit/i18n";

const made = new Map<Language, Translate>();
for (const language of LANGUAGES) {
  const loaded = await Promise.all(Object.values(texts).map((some) => some[language]!()));
  made.set(language, translator(bundle(language, ...loaded.map((one) => unpacked(one.default)))));
}

/** A translator with all texts of the page and of every family, as they are built into it. */
export const speaking = (language: Language): Translate => made.get(language)!;
