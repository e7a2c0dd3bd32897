import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundle, translator } from "@/kit/i18n";
import { years } from "./years";

const I18N = new URL("../../../../../src/discovery/i18n/", import.meta.url);
const speaking = (language: "en" | "fr") =>
  translator(bundle(language, new FluentResource(readFileSync(new URL(`${language}/web.ftl`, I18N), "utf-8"))));

test("years before our era read as such", () => {
  expect(years({ from_year: -4_300_000, to_year: -1_700_000 }, speaking("en"))).toBe(
    "4.3 million years BCE to 1.7 million years BCE",
  );
  expect(years({ from_year: -45_000, to_year: null }, speaking("fr"))).toMatch(/^depuis 45.000 av\. n\. è\.$/);
  expect(years({ from_year: null, to_year: null }, speaking("en"))).toBe("");
});
