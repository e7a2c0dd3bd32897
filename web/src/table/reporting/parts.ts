import { addTexts } from "@/kit/i18n";
import texts from "virtual:texts";

await addTexts([texts["page/moderation"]!]);

/** Reporting somebody, with what it says. */
export { default as ReportEntry } from "./ReportEntry.svelte";
