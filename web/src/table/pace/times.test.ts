import { expect, test } from "vitest";
import { dateOf, face } from "./times";

test.each([
  [0, "0:00"],
  [-5_000, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [309_000, "5:09"],
  [3_909_000, "1:05:09"],
])("%i ms are shown as %s", (left, shown) => {
  expect(face(left)).toBe(shown);
});

test("a day of the week stands beside the hour", () => {
  expect(dateOf(Date.UTC(2026, 4, 1, 14, 5), "en-GB", "UTC")).toMatch(/Friday,? 1 May at 14:05/);
  expect(dateOf(Date.UTC(2026, 4, 1, 14, 5), "fr", "UTC")).toMatch(/vendredi 1 mai (à )?14:05/);
});
