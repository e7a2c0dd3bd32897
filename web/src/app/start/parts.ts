import { later } from "@/kit/i18n";

/** What the start page shows below its first screen. */
export const gameTiles = later(async () => (await import("./below")).GameTiles);
export const moreWays = later(async () => (await import("./below")).MoreWays);
