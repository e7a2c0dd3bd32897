import { lazyWithTexts } from "@/kit/i18n";

/** What the start page shows below its first screen. */
export const lowerPage = lazyWithTexts(async () => (await import("./LowerPage.svelte")).default);
