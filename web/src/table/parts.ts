import { later } from "@/kit/i18n";
import { whenIdle } from "@/kit/whenIdle";

/** What loads the parts of the table that are shown by `LazyPart`. */
export const lobby = later(async () => (await import("./seats/Lobby.svelte")).default);
export const endScreen = later(async () => (await import("./EndScreen.svelte")).default);
export const matchSheet = later(async () => (await import("./match/MatchSheet.svelte")).default);
export const manage = later(async () => (await import("./seats/Manage.svelte")).default);
export const talk = later(async () => (await import("./talk/Talk.svelte")).default);
export const newcomers = later(async () => (await import("./seats/Newcomers.svelte")).default);

/** What lets one feel what happens comes when the table has time: nothing waits for it. */
const felt = later(async () => {
  await new Promise<void>((done) => whenIdle(done));
  return import("./feel/parts");
});
export const feel = async () => (await felt()).Feel;
export const sinceLine = async () => (await felt()).SinceLine;
