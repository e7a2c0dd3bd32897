import { addTexts, lateTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await Promise.all([addTexts([texts["page/moderation"]!]), lateTexts()]);

/** The moderators' page, with all that it says. */
export { default } from "./ModerationPage.svelte";
