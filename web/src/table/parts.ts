import { later } from "@/kit/i18n";

/** What loads the parts of the table that are shown by `LazyPart`. */
export const lobby = later(async () => (await import("./seats/Lobby.svelte")).default);
export const endScreen = later(async () => (await import("./EndScreen.svelte")).default);
export const matchSheet = later(async () => (await import("./match/MatchSheet.svelte")).default);
export const manage = later(async () => (await import("./seats/Manage.svelte")).default);
export const talk = later(async () => (await import("./talk/Talk.svelte")).default);
export const newcomers = later(async () => (await import("./seats/Newcomers.svelte")).default);
