import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { pictures } from "./plugins/pictures.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const decks = here("../src/discovery/evolution/decks");
const tables = readdirSync(decks)
  .filter((name) => name.endsWith(".csv"))
  .map((name) => `${decks}/${name}`);

export default defineConfig({
  // The server may sit under a path of its own behind a proxy: no address is absolute.
  base: "./",
  plugins: [svelte(), pictures(tables), compressed()],
  resolve: {
    alias: {
      "@i18n": here("../src/discovery/i18n"),
      "@decks": here("../src/discovery/evolution/decks"),
    },
  },
  server: { fs: { allow: [here("."), here("../src/discovery")] } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's security policy knows 'self' only: nothing inlined, no polyfill that injects.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["{src,plugins}/**/*.test.ts"], environment: "node" },
});
