import { addTexts, lateTexts } from "@/kit/i18n";
import { loadStyle } from "@/kit/loadStyle";
import texts from "virtual:texts";
import style from "./contests.css?url";

await Promise.all([addTexts([texts["page/contests"]!]), lateTexts(), loadStyle(style)]);

/** The page of contests, with all that it says. */
export { default } from "./ContestPage.svelte";
