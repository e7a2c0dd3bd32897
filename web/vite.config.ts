import { readdirSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./plugins/ahead.ts";
import { compressed } from "./plugins/compressed.ts";
import { familyTexts, languageNames, LATE, ownTexts, pageTexts } from "./plugins/pageTexts.ts";
import { pictures } from "./plugins/pictures.ts";
import { texts } from "./plugins/texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const folder = here("../src/discovery/evolution/cards/data");
const tables = readdirSync(folder).filter((name) => name.endsWith(".csv"));
const decks = Object.fromEntries(tables.map((name) => [basename(name, ".csv"), `${folder}/${name}`]));

const names = languageNames();
const inAll = (files: (language: string) => string[]) =>
  Object.fromEntries(Object.keys(names).map((tag) => [tag, files(tag)]));
const apart = Object.fromEntries(
  Object.entries({ ...ownTexts(), ...familyTexts() }).map(([name, files]) => [name, inAll(files)]),
);

/** What every page stands on, beside what these stand on themselves. */
const BASE =
  /src\/(main|app\/(App|ownTables\/load)|generated\/words|kit\/(LazyPart|Refusal|afterPaint|faults|fold)|table\/(connection\/connect|options|parts|seats\/(enterTable|membership|programs|teamPlan))|games\/discovery\/(cards\/(catalogue|Picture)))\./;

/** The scripts of the pages that lead to a table, and of a table. */
const WAY = /(Home|LiveTable)-/;

const server = process.env["DISCOVERY_SERVER"];

export default defineConfig({
  // The server may sit under a path of its own behind a proxy: no address is absolute.
  base: "./",
  plugins: [
    svelte(),
    pictures(decks, { items: here("../src/discovery/survival/press/items.csv") }),
    texts(names, inAll(pageTexts), LATE, apart),
    ahead(["src/table/LiveTable.svelte", "src/games/discovery/game.ts"]),
    compressed(),
  ],
  resolve: {
    alias: {
      "@": here("src"),
    },
    // tests show components as a browser does
    ...(process.env["VITEST"] === undefined ? {} : { conditions: ["browser"] }),
  },
  server: {
    // Packages may be links to a folder elsewhere: a font of theirs is read where it really lies.
    fs: {
      allow: [
        here("."),
        dirname(realpathSync(here("node_modules/vite"))),
        here("../src/discovery"),
        here("../examples"),
      ],
    },
    // `./dev` says where the server is that this page asks.
    proxy: server === undefined ? {} : { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // what belongs together; a test adds up from it what a first visit weighs
    manifest: "build.json",
    target: "es2022",
    // The page's security policy knows 'self' only: nothing inlined, no polyfill that injects.
    assetsInlineLimit: 0,
    // One style sheet: ten small ones are longer in all, and each is one more question to the server.
    cssCodeSplit: false,
    // Which scripts a part needs besides its own is told for the way to a table only: told for all, it makes a first visit
    // longer for the sake of parts that most visits do without. These ask for the rest when they are there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, needed, { hostType }) => (hostType === "html" || WAY.test(part) ? needed : []),
    },
    // Three files, not twenty: what every page stands on, the start page, and what every table stands
    // on (each with all that it needs). The first family
    // of games lies in one file with what any table has: apart they would cost 2 kB of a first visit, and nobody plays another yet.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 2 },
            { name: "table", test: /src\/games\/discovery\/(game|board\/BoardView)\./, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["**/*.test.ts", "src/testing/**"],
      reporter: ["json-summary"],
      reportsDirectory: here("../.setup/coverage/client"),
    },
    projects: [
      {
        // Plain logic leaves nothing behind, so its tests may share a worker.
        extends: true,
        test: {
          name: "logic",
          include: ["{src,plugins}/**/*.test.ts"],
          exclude: ["**/*.view.test.ts"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "views", include: ["src/**/*.view.test.ts"], environment: "happy-dom" } },
    ],
  },
});
