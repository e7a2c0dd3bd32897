import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:pictures";
const RESOLVED = `\0${MODULE}`;
const VIEW_BOX = 512;

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

/**
 * Serves `virtual:pictures`: for each key of the file (a card's id), the outline of the icon it names.
 * So the client carries only the icons it shows, and draws them as paths instead of injecting markup.
 */
export function pictures(file: string): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const outlines = Object.entries(names).map(([key, name]) => [key, outline(set, name)]);
      return `export default ${JSON.stringify(Object.fromEntries(outlines))};`;
    },
  };
}
