/** The lower part of the start page: one file, for it is read as one. */
export { default as GameTiles } from "./GameTiles.svelte";
export { default as MoreWays } from "./MoreWays.svelte";
