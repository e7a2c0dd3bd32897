import { loadStyle } from "@/kit/loadStyle";
import style from "./end.css?url";

await loadStyle(style);

export { default as EndScreen } from "./EndScreen.svelte";
