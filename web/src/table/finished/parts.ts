import { lazyWithTexts } from "@/kit/i18n";

/** What loads the dialogs that a reader opens from a replay or at a table. */
export const forkDialog = lazyWithTexts(async () => (await import("./ForkDialog.svelte")).default);
export const shareDialog = lazyWithTexts(async () => (await import("./ShareDialog.svelte")).default);
export const reportDialog = lazyWithTexts(async () => (await import("./ReportDialog.svelte")).default);
