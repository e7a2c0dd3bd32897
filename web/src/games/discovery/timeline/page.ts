import { lateTexts } from "@/kit/i18n";
import { loadStyle } from "@/kit/loadStyle";
import style from "./timeline.css?url";

await Promise.all([lateTexts(), loadStyle(style)]);

/** The page of all discoveries in the order of time, with its style and all that it says. */
export { default } from "./TimelinePage.svelte";
