import { later } from "@/kit/i18n";

/** What loads the dialogs that a reader opens from a replay or at a table. */
export const forkDialog = later(async () => (await import("./ForkDialog.svelte")).default);
