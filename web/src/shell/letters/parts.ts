import { addTexts, lateTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await Promise.all([addTexts([texts["page/letters"]!]), lateTexts()]);

/** Where one is written to, with all that it says, and when one is not disturbed. */
export { default as QuietHours } from "./QuietHours.svelte";
export { default as WriteToMe } from "./WriteToMe.svelte";
