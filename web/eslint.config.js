import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

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
  {
    // A game is reached through the registry only, so that another one costs a folder and a line there.
    files: ["src/{app,kit,setup,table}/**"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex: "^@/games/.+", message: "import @/games" }] }] },
  },
  {
    // What every feature stands on knows none of them.
    files: ["src/kit/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^@/(app|games|setup|table)", message: "kit is below" }] },
      ],
    },
  },
  {
    // Of other features a game knows what any table has.
    files: ["src/games/*/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: "^@/(setup|games$)", message: "not a game's" }] }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
