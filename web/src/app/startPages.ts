/** The pages with the form for a table: one file, which the bundler would else split in two and a name. */
export { default as Home } from "./Home.svelte";
export { default as NewTable } from "@/setup/NewTable.svelte";
