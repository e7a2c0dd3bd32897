import { expect, test } from "vitest";
import { needed } from "./ahead.ts";

type Bundle = Parameters<typeof needed>[0];

const chunk = (fileName: string, imports: string[], more: object = {}): object => ({
  type: "chunk",
  fileName,
  imports,
  isEntry: false,
  ...more,
});

test("a table's scripts are named with all that they import, but not what the page loads itself", () => {
  const bundle = {
    a: chunk("base.js", ["shared.js"], { isEntry: true }),
    b: chunk("shared.js", []),
    c: chunk("Live.js", ["base.js", "table.js"]),
    d: chunk("table.js", ["shared.js", "deep.js"]),
    e: chunk("deep.js", ["table.js"]),
    f: chunk("rules.js", []),
    g: { type: "asset", fileName: "style.css" },
  } as unknown as Bundle;
  expect(needed(bundle, ({ fileName }) => fileName === "Live.js")).toEqual(["Live.js", "table.js", "deep.js"]);
});
