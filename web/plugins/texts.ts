import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
const RESOLVED = `\0${MODULE}`;

/** The messages of some Fluent files as the bundle keeps them, in JSON: a browser reads that much faster than Fluent. */
export const parsed = (sources: readonly string[]): string =>
  JSON.stringify(sources.flatMap((source) => new FluentResource(source).body));

/** Serves `virtual:texts`: by language what loads its messages, read from Fluent files when the client is built. */
export function texts(files: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED)
        return `export default {${Object.keys(files)
          .map((language) => `"${language}": () => import("${MODULE}/${language}")`)
          .join()}};`;
      const wanted = id.startsWith(`${RESOLVED}/`) ? files[id.slice(RESOLVED.length + 1)] : undefined;
      if (wanted === undefined) return undefined;
      for (const file of wanted) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(parsed(wanted.map((file) => readFileSync(file, "utf-8"))))});`;
    },
  };
}
