import { loadStyle } from "@/kit/loadStyle";
import style from "./feel.css?url";

await loadStyle(style);

export { default as Feel } from "./Feel.svelte";
export { default as SinceLine } from "./SinceLine.svelte";
