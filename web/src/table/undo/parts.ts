import { loadStyle } from "@/kit/loadStyle";
import style from "./undo.css?url";

/** What is loaded once something can be taken back, or has been. */
export { default as Undo } from "./Undo.svelte";
export { default as UndoAsked } from "./UndoAsked.svelte";
export { withUndos } from "./log";
export { typed } from "./typed";

await loadStyle(style);
