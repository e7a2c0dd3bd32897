import { addTexts, lateTexts } from "@/kit/i18n";
import { loadStyle } from "@/kit/loadStyle";
import texts from "virtual:texts";
import style from "./clubs.css?url";

/** Contests stand on the page of a club, and whoever has no account makes one there. */
const said = addTexts([texts["page/contests"]!, texts["page/account"]!]);
await Promise.all([said, lateTexts(), loadStyle(style)]);

/** The pages of clubs, with all that they say. */
export { default } from "./ClubPage.svelte";
