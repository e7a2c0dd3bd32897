import { loadStyle } from "@/kit/loadStyle";
import style from "./large.css?url";

await loadStyle(style);

/** A card in its full size, with its style. */
export { default as Large } from "./Large.svelte";
