import { loadStyle } from "@/kit/loadStyle";
import style from "./feedback.css?url";

await loadStyle(style);

export { default as Above } from "./Above.svelte";
export { default as Feel } from "./Feedback.svelte";
export { default as PassedOn } from "./PassedOn.svelte";
