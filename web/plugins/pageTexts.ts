import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = `${ROOT}src/discovery/`;
/** Where packages of families lie. */
const ROOMS = [SOURCES, `${ROOT}examples/`];
const NEUTRAL = ["web", "web-table", "programs", "setup", "hints"];
/** The family whose messages come with those of any game: two files would cost every first visit a little more. */
const FIRST = "evolution";
/** What a family says elsewhere than on the page. */
const ELSEWHERE = new Set(["errors.ftl", "terminal.ftl"]);

/** The Fluent files of the page in a language: those for any game, and those of the first family. */
export const pageTexts = (language: string): string[] => [
  ...NEUTRAL.map((name) => `${SOURCES}i18n/${language}/${name}.ftl`),
  ...said(`${SOURCES}${FIRST}/texts/${language}`),
];

/** By the name of its package, where the messages of each other family lie: loaded only where its games are offered. */
export function familyTexts(): Record<string, (language: string) => string[]> {
  const found = ROOMS.filter(existsSync).flatMap((room) =>
    readdirSync(room).map((name) => [name, `${room}${name}/texts/`] as const),
  );
  const families = found.filter(([name, folder]) => name !== FIRST && existsSync(folder));
  return Object.fromEntries(families.map(([name, folder]) => [name, (language) => said(folder + language)]));
}

const said = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name))
    .sort()
    .map((name) => `${folder}/${name}`);
