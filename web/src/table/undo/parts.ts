/** What is loaded once something can be taken back, or has been. */
export { default as Undo } from "./Undo.svelte";
export { default as UndoAsked } from "./UndoAsked.svelte";
export { undoLine, withUndos } from "./log";
