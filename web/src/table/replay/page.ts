import { loadStyle } from "@/kit/loadStyle";
import style from "./analysis.css?url";
import chart from "./chart.css?url";
import player from "./player.css?url";

await Promise.all([style, chart, player].map(loadStyle));

export { default } from "./ReplayPage.svelte";
