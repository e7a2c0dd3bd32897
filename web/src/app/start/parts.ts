import { lazyWithTexts } from "@/kit/i18n";

/** What the start page shows below its first screen. */
export const below = lazyWithTexts(async () => (await import("./LowerPage.svelte")).default);
