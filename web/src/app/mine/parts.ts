/** What tells of the tables of this device: their list, and what watches whose turn it is. */
export { default as MyTables } from "./MyTables.svelte";
export { watchTurns } from "./turns";
