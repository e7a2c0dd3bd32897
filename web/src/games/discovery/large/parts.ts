import { loadStyle } from "@/kit/loadStyle";
import grounds from "./grounds.css?url";
import style from "./large.css?url";
import stone from "./stone.css?url";

await Promise.all([grounds, style, stone].map(loadStyle));

/** Cards in their full size; with it come the grounds of the eras, and the stone of what is not yet discovered. */
export { default as Large } from "./Large.svelte";
