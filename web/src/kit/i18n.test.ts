import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { bundle, preferredLanguage, translator } from "./i18n";

const I18N = new URL("../../../src/discovery/i18n/", import.meta.url);
const text = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, I18N), "utf-8");
const speaking = (language: "en" | "fr") =>
  translator(
    bundle(
      language,
      new FluentResource(
        ["web.ftl", "web-table.ftl", "games.ftl", "setup.ftl", "hints.ftl"]
          .map((file) => text(language, file))
          .join("\n"),
      ),
    ),
  );

describe("the translations", () => {
  const VIEWS = new URL("../", import.meta.url);
  const sources = readdirSync(VIEWS, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"),
  );
  const used = new Set(
    sources
      .flatMap((name) =>
        [...readFileSync(new URL(name, VIEWS), "utf-8").matchAll(/\bt\(([^(){}`]*)/g)].map((found) => found[1]!),
      )
      .flatMap((first) => [...first.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)].map((found) => found[1]!)),
  );

  test.each(["en", "fr"] as const)("%s has every text that the views name", (language) => {
    const found =
      text(language, "web.ftl") +
      text(language, "games.ftl") +
      text(language, "setup.ftl") +
      text(language, "web-table.ftl") +
      text(language, "hints.ftl");
    const ids = new Set([...found.matchAll(/^([a-z][a-z-]+) =/gm)].map((one) => one[1]));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(
    ["en", "fr"].flatMap((language) =>
      ["web.ftl", "web-table.ftl", "setup.ftl", "hints.ftl"].map((file) => [language, file]),
    ),
  )("%s %s is read whole", (language, file) => {
    const source = text(language!, file!);
    const ids = [...source.matchAll(/^[a-z][a-z-]+ =/gm)];
    expect(new FluentResource(source).body).toHaveLength(ids.length);
    expect(new Set(ids.map(String)).size).toBe(ids.length);
  });

  test("an unknown text shows as its id", () => {
    expect(speaking("en")("no-such-text")).toBe("no-such-text");
  });

  test("plurals follow the language", () => {
    expect(speaking("en")("trumps-count", { trumps: 2 })).toBe("2 trumps");
    expect(speaking("fr")("trumps-count", { trumps: 1 })).toBe("1 atout");
  });

  test("the reader's first known language is spoken", () => {
    expect(preferredLanguage(["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(preferredLanguage(["de"])).toBe("en");
  });
});
