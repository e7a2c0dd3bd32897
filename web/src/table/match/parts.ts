import { lazyWithTexts } from "@/kit/i18n";

/** What loads the links of a match that was played elsewhere. */
export const takenUp = lazyWithTexts(async () => (await import("./ContinuedMatch.svelte")).default);
