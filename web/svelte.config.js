import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** While `./dev` runs, a class must not change with the style in it: Svelte's own names come from the file. */
const live = process.env["DISCOVERY_SERVER"] !== undefined;

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  // a class of five letters, not of fourteen, on every element that a view styles
  compilerOptions: { runes: true, ...(live ? {} : { cssHash: ({ hash, css }) => `s${hash(css).slice(-5)}` }) },
};
