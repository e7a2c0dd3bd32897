import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
const RESOLVED = `\0${MODULE}`;

const messages = (sources: readonly string[]) => sources.flatMap((source) => new FluentResource(source).body);

/**
 * The messages of some Fluent files as the bundle keeps them, in JSON: a browser reads that much faster than Fluent. What the
 * files lack is taken from those of `english`, message by message.
 */
export function parsed(
  sources: readonly string[],
  wanted: (id: string) => boolean = () => true,
  english: readonly string[] = [],
): string {
  const own = new Map(messages(sources).map((message) => [message.id, message]));
  for (const message of messages(english)) {
    const { value, attributes } = own.get(message.id) ?? message;
    own.set(message.id, {
      id: message.id,
      value: value ?? message.value,
      attributes: { ...message.attributes, ...attributes },
    });
  }
  return JSON.stringify([...own.values()].filter(({ id }) => wanted(id)));
}

/** By language the Fluent files of the page, or of a family. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Serves `virtual:texts`: what loads the messages of a language, read from Fluent files when the client is built; those of
 * the page stand under `page` and, where their ids are `late`, under `late`, those of a family under the name of its package. `names` is what each language calls itself.
 */
export function texts(
  names: Readonly<Record<string, string>>,
  page: Sources,
  late: RegExp,
  families: Readonly<Record<string, Sources>>,
): Plugin {
  const of = (name: string, sources: Sources, wanted?: (id: string) => boolean) =>
    Object.entries(sources).map(
      ([language, files]) => [`${name}${language}`, { files, wanted, english: sources["en"]! }] as const,
    );
  const modules = Object.fromEntries([
    ...of("", page, (id) => !late.test(id)),
    ...of("late/", page, (id) => late.test(id)),
    ...Object.entries(families).flatMap(([name, own]) => of(`${name}/`, own)),
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
        return `export default {page: ${loaders("", page)}, late: ${loaders("late/", page)}, ${Object.entries(families)
          .map(([name, own]) => `"${name}": ${loaders(`${name}/`, own)}`)
          .join()}};\nexport const names = ${JSON.stringify(names)};`;
      const module = id.startsWith(`${RESOLVED}/`) ? modules[id.slice(RESOLVED.length + 1)] : undefined;
      if (module === undefined) return undefined;
      const { files, wanted, english } = module;
      for (const file of [...files, ...english]) this.addWatchFile(file);
      const [own, other] = [files, english].map((some) => some.map((file) => readFileSync(file, "utf-8")));
      return `export default JSON.parse(${JSON.stringify(parsed(own!, wanted, other))});`;
    },
  };
}
