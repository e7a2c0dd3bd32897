import { later } from "@/kit/i18n";

/** What loads the links of a match that was played elsewhere. */
export const takenUp = later(async () => (await import("./TakenUp.svelte")).default);
