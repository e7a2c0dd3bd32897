import { addTexts, lateTexts } from "@/kit/i18n";
import { loadStyle } from "@/kit/loadStyle";
import texts from "virtual:texts";
import bench from "./styles/bench.css?url";
import card from "./styles/card.css?url";
import dialogs from "./styles/dialogs.css?url";
import print from "./styles/print.css?url";
import start from "./styles/start.css?url";
import tree from "./styles/tree.css?url";

await Promise.all([
  addTexts([texts["evolution/workshop"]!]),
  lateTexts(),
  ...[start, bench, tree, card, dialogs, print].map(loadStyle),
]);

/** The page on which decks are made, with its style and all that it says; and the way back to it from a table. */
export { default } from "./WorkshopPage.svelte";
export { default as WayBack } from "./BackToWorkshop.svelte";
