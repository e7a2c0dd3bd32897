import { later } from "@/kit/i18n";

/** What loads the dialogs that a reader opens from a replay or at a table. */
export const forkDialog = later(async () => (await import("./ForkDialog.svelte")).default);
export const shareDialog = later(async () => (await import("./ShareDialog.svelte")).default);
export const reportDialog = later(async () => (await import("./ReportDialog.svelte")).default);
