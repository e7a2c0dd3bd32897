import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
const RESOLVED = `\0${MODULE}`;

/** The messages of some Fluent files as the bundle keeps them, in JSON: a browser reads that much faster than Fluent. */
export const parsed = (sources: readonly string[]): string =>
  JSON.stringify(sources.flatMap((source) => new FluentResource(source).body));

/** By language the Fluent files of the page, or of a family. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Serves `virtual:texts`: what loads the messages of a language, read from Fluent files when the client is built; those of
 * the page stand under `page`, those of a family under the name of its package.
 */
export function texts(page: Sources, families: Readonly<Record<string, Sources>>): Plugin {
  const files = Object.fromEntries([
    ...Object.entries(page),
    ...Object.entries(families).flatMap(([name, own]) =>
      Object.entries(own).map(([language, some]) => [`${name}/${language}`, some] as const),
    ),
  ]);
  const loaders = (prefix: string, languages: Sources): string =>
    `{${Object.keys(languages)
      .map((language) => `"${language}": () => import("${MODULE}/${prefix}${language}")`)
      .join()}}`;
  return {
    name: "texts",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED)
        return `export default {page: ${loaders("", page)}, ${Object.entries(families)
          .map(([name, own]) => `"${name}": ${loaders(`${name}/`, own)}`)
          .join()}};`;
      const wanted = id.startsWith(`${RESOLVED}/`) ? files[id.slice(RESOLVED.length + 1)] : undefined;
      if (wanted === undefined) return undefined;
      for (const file of wanted) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(parsed(wanted.map((file) => readFileSync(file, "utf-8"))))});`;
    },
  };
}
