import { loadStyle } from "@/kit/loadStyle";
import style from "./characters.css?url";

await loadStyle(style);

export { default as Character } from "./Character.svelte";
export { default as Face } from "./Face.svelte";
