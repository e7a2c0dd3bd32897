import type { Plugin, Rolldown } from "vite";

/** The addresses that lead to a table. */
const TABLES = "^#/?(play|join|watch)/";

type Bundle = Rolldown.OutputBundle;

/** The scripts of some chunks with all that they import at once, but for those that the page asks for by itself. */
export function needed(bundle: Bundle, wanted: (chunk: Rolldown.OutputChunk) => boolean): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const own = new Set<string>();
  const add = (into: Set<string>, name: string): void => {
    if (into.has(name)) return;
    into.add(name);
    for (const next of byName.get(name)?.imports ?? []) add(into, next);
  };
  for (const { fileName } of chunks.filter((one) => one.isEntry)) add(own, fileName);
  const found = new Set<string>();
  for (const { fileName } of chunks.filter(wanted)) add(found, fileName);
  return [...found].filter((name) => !own.has(name));
}

/**
 * A script of a few lines that runs before all others: who opens a table's address gets the scripts of a table at once, not only
 * when the page's own script has come and has read the address. The server never sees that part of the address, so the page
 * itself cannot name them, and the security policy allows no script inside of it.
 */
export function ahead(entries: readonly string[]): Plugin {
  let file = "";
  return {
    name: "ahead",
    apply: "build",
    enforce: "pre",
    generateBundle(_, bundle) {
      const leads = ({ facadeModuleId: id }: Rolldown.OutputChunk): boolean =>
        entries.some((entry) => id?.endsWith(entry));
      const names = needed(bundle, leads).map((name) => name.replace(/^assets\//, ""));
      if (names.length === 0) throw new Error(`no scripts are known for ${entries.join(", ")}`);
      const source =
        `if(/${TABLES.replaceAll("/", "\\/")}/.test(location.hash))for(const name of ${JSON.stringify(names)}){` +
        `const link=document.createElement("link");link.rel="modulepreload";` +
        `link.href=new URL(name,document.currentScript.src).href;document.head.append(link)}\n`;
      file = this.getFileName(this.emitFile({ type: "asset", name: "ahead.js", source }));
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { async: true, src: `./${file}` }, injectTo: "head-prepend" }],
  };
}
