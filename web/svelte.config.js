import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  // a class of five letters, not of fourteen, on every element that a view styles
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(-5)}` },
};
