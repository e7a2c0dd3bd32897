import { expect, test } from "vitest";
import { textIn } from "./textIn";

const TEXT = "# é\nid,name\n";
const wide = (order: (low: number, high: number) => number[]): number[] =>
  ["\uFEFF", ...TEXT].flatMap((one) => order(one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8));

test.each([
  ["UTF-8", [...new TextEncoder().encode(TEXT)]],
  ["UTF-8 with its mark", [...new TextEncoder().encode(`\uFEFF${TEXT}`)]],
  ["UTF-16", wide((low, high) => [low, high])],
  ["UTF-16, the high byte first", wide((low, high) => [high, low])],
])("a file in %s is read as it was written", async (_, bytes) => {
  expect(await textIn(new Blob([new Uint8Array(bytes)]))).toBe(TEXT);
});
