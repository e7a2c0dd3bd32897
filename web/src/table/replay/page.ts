import { loadStyle } from "@/kit/loadStyle";
import style from "./analysis.css?url";
import chart from "./chart.css?url";

await Promise.all([style, chart].map(loadStyle));

export { default } from "./ReplayPage.svelte";
