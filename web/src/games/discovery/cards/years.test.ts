import { expect, test } from "vitest";
import { years } from "./years";
import { speaking } from "@/testing/texts";

test("years before our era read as such", () => {
  expect(years({ from_year: -4_300_000, to_year: -1_700_000 }, speaking("en"))).toBe(
    "4.3 million years BCE to 1.7 million years BCE",
  );
  expect(years({ from_year: -45_000, to_year: null }, speaking("fr"))).toMatch(
    /^depuis 45.000 av\.\u00a0n\.\u00a0è\.$/,
  );
  expect(years({ from_year: null, to_year: null }, speaking("en"))).toBe("");
});
