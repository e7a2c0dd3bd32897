import { loadStyle } from "@/kit/loadStyle";
import style from "./keys.css?url";

/** The keys and signs: on a page of their own, and over a table. */
export { default as Keys } from "./Keys.svelte";

await loadStyle(style);
