import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
const RESOLVED = `\0${MODULE}`;

const messages = (sources: readonly string[]) => sources.flatMap((source) => new FluentResource(source).body);

/**
 * The messages of some Fluent files by their ids, in JSON: a browser reads that much faster than Fluent. Most have a value and
 * no attributes, and stand as the value alone, which saves 4% of the bytes that are sent; `unpacked` in `src/kit` makes of
 * them what the bundle keeps. What the files lack is taken from those of `english`, message by message.
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
  const packed = [...own.values()]
    .filter(({ id }) => wanted(id))
    .map(({ id, value, attributes }) => [id, Object.keys(attributes).length === 0 ? value : { value, attributes }]);
  return JSON.stringify(Object.fromEntries(packed));
}

/** Whether a language writes 0 to 999 with the digits 0 to 9 and nothing else. */
export function writesPlainDigits(language: string): boolean {
  const { format } = new Intl.NumberFormat(language);
  return Array.from({ length: 1000 }, (_, number) => number).every((number) => format(number) === String(number));
}

/** By language the Fluent files of the page, or of a family. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Serves `virtual:texts`: what loads the messages of a language, read from Fluent files when the client is built; those of
 * the page stand under `page` and, where their ids are `late`, under `late`, those of a family under the name of its package, those of a page that brings its own under `page/` and its name. `names` is what each language calls
 * itself, `plainDigits` says how it writes numbers.
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
          .join()}};\nexport const names = ${JSON.stringify(names)};\nexport const plainDigits = ${JSON.stringify(
          Object.keys(names).filter(writesPlainDigits),
        )};`;
      const module = id.startsWith(`${RESOLVED}/`) ? modules[id.slice(RESOLVED.length + 1)] : undefined;
      if (module === undefined) return undefined;
      const { files, wanted, english } = module;
      for (const file of [...files, ...english]) this.addWatchFile(file);
      const [own, other] = [files, english].map((some) => some.map((file) => readFileSync(file, "utf-8")));
      return `export default JSON.parse(${JSON.stringify(parsed(own!, wanted, other))});`;
    },
  };
}
