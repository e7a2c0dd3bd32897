import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { onGrid } from "./outlines.ts";

const MODULE = "virtual:pictures";
const RESOLVED = `\0${MODULE}`;
const VIEW_BOX = 512;
const COLUMN = "icon";

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

export interface IconSet {
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
}

/** The outline (`d` of its paths, in a box of 512 x 512) of one icon; an unknown or oddly drawn icon is an error. */
export function outline(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (icon === undefined) throw new Error(`no icon is called ${name}`);
  if ((icon.width ?? VIEW_BOX) !== VIEW_BOX || (icon.height ?? VIEW_BOX) !== VIEW_BOX)
    throw new Error(`the icon ${name} does not fill a box of ${VIEW_BOX}`);
  const paths = [...icon.body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.length === 0 || paths.map(([whole]) => whole).join("") !== icon.body)
    throw new Error(`the icon ${name} is more than plain paths`);
  return paths.map(([, d]) => d).join("");
}

/** The cells of one line of comma-separated values; quotes may hold commas and doubled quotes. */
export function cells(line: string): string[] {
  const found = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  return found.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** The icons named in a table's column `icon`; lines that start with `#` are remarks, empty cells name nothing. */
export function iconsOf(table: string): string[] {
  const rows = table.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
  const [head = [], ...cards] = rows.map(cells);
  const column = head.indexOf(COLUMN);
  if (column < 0) throw new Error(`the table has no column called ${COLUMN}`);
  return cards.map((card) => card[column] ?? "").filter((name) => name !== "");
}

/** The icon of each row of a table by its `id`. */
export function iconsById(table: string): [id: string, icon: string][] {
  const rows = table.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
  const [head = [], ...things] = rows.map(cells);
  const [id, column] = [head.indexOf("id"), head.indexOf(COLUMN)];
  if (id < 0 || column < 0) throw new Error(`the table has no columns called id and ${COLUMN}`);
  return things.map((thing) => [thing[id] ?? "", thing[column] ?? ""]);
}

/**
 * Serves `virtual:pictures`: for each table of icons (a deck's, or the families') the outlines of those icons, loaded when they are
 * asked for, and `virtual:pictures/NAME` for each table of `things`, by their ids. So the client carries only the icons that it shows, and draws them as paths instead of injecting markup.
 */
export function pictures(
  tables: Readonly<Record<string, string>>,
  things: Readonly<Record<string, string>> = {},
): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED)
        return `export default {${Object.keys(tables)
          .map((name) => `"${name}": () => import("${MODULE}/${name}")`)
          .join()}};`;
      const name = id.startsWith(`${RESOLVED}/`) ? id.slice(RESOLVED.length + 1) : "";
      const table = tables[name] ?? things[name];
      if (table === undefined) return undefined;
      this.addWatchFile(table);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const text = readFileSync(table, "utf-8");
      const shown =
        name in things
          ? iconsById(text)
          : iconsOf(text)
              .sort()
              .map((icon) => [icon, icon] as const);
      return `export default ${JSON.stringify(Object.fromEntries(shown.map(([key, icon]) => [key, onGrid(outline(set, icon))])))};`;
    },
  };
}
