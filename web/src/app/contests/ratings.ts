import { addTexts, lateTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await Promise.all([addTexts([texts["page/contests"]!]), lateTexts()]);

/** The page of ratings, with all that it says. */
export { default } from "./RatingsPage.svelte";
