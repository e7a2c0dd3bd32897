import { mount } from "svelte";
import App from "@/app/App.svelte";
import { language } from "@/kit/i18n";
import "@/kit/styles/fonts.css";
import "@/kit/styles/tokens.css";
import "@/kit/styles/base.css";
import "@/games/discovery/cards/cards.css";
import { connectEarly } from "@/table/connection/connect";
import { pageOf } from "@/app/pages";
import { loadCatalogue } from "@/app/loadCatalogue";
import { registry } from "@/games";
import { changeLanguage, watchSystem, applyTheme, route, startLanguage } from "@/shell/appState";
import { provideGames } from "@/table/gameRegistry";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

provideGames(registry);
applyTheme();
watchSystem();
// All that the first page needs is asked for at once: its script, its texts, its data and its table.
language.set(startLanguage());
connectEarly(route.value);
const spoken = changeLanguage(language.value);
void loadCatalogue();
const page = pageOf(route.value).catch(() => undefined);
/** A page whose fonts come after it moves its buttons; on a slow network it does not wait for them. */
const lettered = Promise.race([
  Promise.all(["1em Alegreya", "1em Atkinson Hyperlegible Next"].map((font) => document.fonts.load(font))),
  new Promise((done) => setTimeout(done, 1000)),
]).catch(() => undefined);
// No top-level await: with one the bundler would leave two files that hold nothing but a name.
void Promise.all([spoken, page, lettered]).then(() => mount(App, { target }));
