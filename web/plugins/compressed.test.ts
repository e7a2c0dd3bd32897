import { mkdtempSync, readFileSync, readdirSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compress } from "./compressed.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "discovery-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = (): string[] => readdirSync(folder, { recursive: true, encoding: "utf-8" }).sort();

test("text gets a brotli and a gzip file beside it, with the same content", async () => {
  const text = "const discovered = true;".repeat(50);
  writeFileSync(join(folder, "assets/table.js"), text);
  await compress(folder);
  expect(names()).toEqual(["assets", "assets/table.js", "assets/table.js.br", "assets/table.js.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/table.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "assets/table.js.gz"))).toString()).toBe(text);
});

test("fonts and what would grow stay as they are", async () => {
  writeFileSync(join(folder, "title.woff2"), "a".repeat(500));
  writeFileSync(join(folder, "tiny.svg"), "<svg/>");
  await compress(folder);
  expect(names()).toEqual(["assets", "tiny.svg", "title.woff2"]);
});

test("the same content is always the same bytes", async () => {
  for (const name of ["a.css", "b.css"]) writeFileSync(join(folder, name), "a{color:red}".repeat(40));
  await compress(folder);
  expect(readFileSync(join(folder, "a.css.gz"))).toEqual(readFileSync(join(folder, "b.css.gz")));
});
