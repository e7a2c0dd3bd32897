import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const VIEWS = new URL("../", import.meta.url);
const views = readdirSync(VIEWS, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));

/** The letters of a view that stand neither in its script and styles nor in braces or tags. */
function letters(source: string): string[] {
  let text = source.replace(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, "");
  for (let before = ""; before !== text;) [before, text] = [text, text.replace(/\{[^{}]*\}/g, "")];
  const said = [...text.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map((found) => found[1]!);
  const shown = text.replace(/<(?:[^<>"']|"[^"]*"|'[^']*')*>/g, " ");
  return [shown, ...said].flatMap((one) => one.match(/\p{L}{2,}/gu) ?? []);
}

test("no view has words of its own", () => {
  expect(letters('<p title="Oh">Hi {$t("x-y")}</p>')).toEqual(["Hi", "Oh"]);
  const found = views.flatMap((name) =>
    letters(readFileSync(new URL(name, VIEWS), "utf-8")).map((word) => `${name}: ${word}`),
  );
  expect(views.length).toBeGreaterThan(80);
  expect(found.filter((one) => !/: (Discovery|discovery|verify)$/.test(one))).toEqual([]);
});
