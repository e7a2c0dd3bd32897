import { addTexts, lateTexts } from "@/kit/i18n";
import { loadStyle } from "@/kit/loadStyle";
import texts from "virtual:texts";
import style from "./companion.css?url";

await Promise.all([addTexts([texts["evolution/companion"]!]), lateTexts(), loadStyle(style)]);

/** The page that follows a game with real cards, with its style and all that it says. */
export { default } from "./CompanionPage.svelte";
