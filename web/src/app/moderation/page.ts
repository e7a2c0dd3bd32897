import { alsoSay, lateTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await Promise.all([alsoSay([texts["page/moderation"]!]), lateTexts()]);

/** The moderators' page, with all that it says. */
export { default } from "./ModerationPage.svelte";
