import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../../src/discovery/", import.meta.url));
const NEUTRAL = ["web", "web-table", "programs", "setup", "hints"];
/** What a family says elsewhere than on the page. */
const ELSEWHERE = new Set(["errors.ftl", "terminal.ftl"]);

/** The Fluent files of the page in a language: those for any game, then those of each family of games. */
export function pageTexts(language: string): string[] {
  const families = readdirSync(SOURCES)
    .map((room) => `${SOURCES}${room}/texts/${language}`)
    .filter((folder) => existsSync(folder));
  return [
    ...NEUTRAL.map((name) => `${SOURCES}i18n/${language}/${name}.ftl`),
    ...families.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
        .sort()
        .map((name) => `${folder}/${name}`),
    ),
  ];
}
