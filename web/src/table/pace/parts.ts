import { loadStyle } from "@/kit/loadStyle";
import style from "./pace.css?url";

await loadStyle(style);

export { default as Pace } from "./Pace.svelte";
