import { later } from "@/kit/i18n";

/** What the start page shows below its first screen. */
export const below = later(async () => (await import("./Below.svelte")).default);
