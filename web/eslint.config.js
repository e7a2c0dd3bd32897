import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

/**
 * The floors of the client, from the ground up: no file imports from a floor above its own. This rule does not see `import()`;
 * `tests/architecture/test_client_floors.py` reads this list and looks at those, too.
 */
const FLOORS = ["generated", "kit", "shell", "table", "games", "setup", "app"];
/** A family does not know the list of families; the floors above reach families by it only, so that another one costs a folder and a line there. */
const FAMILIES = { games: "^@/games$", setup: "^@/games/.+", app: "^@/games/.+" };

const floors = FLOORS.map((floor, at) => {
  const above = FLOORS.slice(at + 1).map((higher) => `^@/${higher}(/|$)`);
  const barred = floor in FAMILIES ? [...above, FAMILIES[floor]] : above;
  return {
    files: [`src/${floor}/**`],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: barred.map((regex) => ({
            regex,
            message: `not for ${floor}: see FLOORS and FAMILIES in eslint.config.js`,
          })),
        },
      ],
    },
  };
});

export default defineConfig(
  globalIgnores(["dist", "src/generated"]),
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  // Prettier decides how lines look, svelte-check what has a type.
  ...svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // `noUncheckedIndexedAccess` asks for a mark where an index is known to be right; `!` is that mark.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Sets and maps are replaced as a whole and held in `$state.raw` or `$derived`: nothing watches their entries.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block has to be written `{" "}`, or the compiler drops it.
      "svelte/no-useless-mustaches": "off",
    },
  },
  ...floors,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
