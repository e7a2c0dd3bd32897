import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import { changeLanguage, follow, paint, startLanguage } from "./views/world";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

paint();
follow();
await changeLanguage(startLanguage());

export default mount(App, { target });
