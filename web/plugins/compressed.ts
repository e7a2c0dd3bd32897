import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What compression makes smaller; fonts are compressed already. */
const KINDS = /\.(?:js|css|html|svg|json|webmanifest|ftl)$/;
const CODINGS = {
  ".br": (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lay `NAME.br` and `NAME.gz` beside each file of a folder that is smaller so; the server chooses. */
export async function compress(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true });
  await Promise.all(found.filter((name) => KINDS.test(name)).map((name) => layBeside(join(folder, name))));
}

async function layBeside(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [suffix, shorten] of Object.entries(CODINGS)) {
    const shorter = await shorten(content);
    if (shorter.length < content.length) await writeFile(file + suffix, shorter);
  }
}

/** Compresses the built client once, so that the server need not do it for every visit. */
export function compressed(): Plugin {
  let folder = "";
  let written = false;
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: () => void (written = true),
    // A build that fails has no folder; its own error is what has to be seen, not that of a folder that is missing.
    closeBundle: { sequential: true, order: "post", handler: () => (written ? compress(folder) : undefined) },
  };
}
