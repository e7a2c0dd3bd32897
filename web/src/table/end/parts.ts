import { loadStyle } from "@/kit/loadStyle";
import style from "./end.css?url";
import chart from "@/table/replay/chart.css?url";

await Promise.all([style, chart].map(loadStyle));

export { default as EndScreen } from "./EndScreen.svelte";
