import { lazyWithTexts } from "@/kit/i18n";

/** What loads the page on chance, which few readers open. */
export const chanceDialog = lazyWithTexts(async () => (await import("./ChanceDialog.svelte")).default);
