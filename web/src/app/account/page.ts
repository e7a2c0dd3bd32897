import { addTexts, lateTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await Promise.all([addTexts([texts["page/account"]!]), lateTexts()]);

/** The page of an account, with all that it says. */
export { default } from "./AccountPage.svelte";
