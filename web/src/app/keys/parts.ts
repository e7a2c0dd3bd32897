import { loadStyle } from "@/kit/loadStyle";
import style from "./keys.css?url";

/** The page of keys, and the same over a table. */
export { default as Help } from "./Help.svelte";
export { default as Keys } from "./Keys.svelte";

await loadStyle(style);
