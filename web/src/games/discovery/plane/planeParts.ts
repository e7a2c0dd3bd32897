/** What only games on a plane show: one file, since they are always needed together. */
export { default as AimBar } from "./AimBar.svelte";
export { default as Plane } from "./Plane.svelte";
export { default as SpotList } from "./SpotList.svelte";
