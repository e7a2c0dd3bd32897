/** What only games on a plane show: one file, since whoever needs one of them needs all. */
export { default as AimBar } from "./AimBar.svelte";
export { default as Plane } from "./Plane.svelte";
export { default as SpotList } from "./SpotList.svelte";
