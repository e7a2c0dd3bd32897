import { later } from "@/kit/i18n";

/** What loads the page on chance, which few readers open. */
export const chanceDialog = later(async () => (await import("./ChanceDialog.svelte")).default);
