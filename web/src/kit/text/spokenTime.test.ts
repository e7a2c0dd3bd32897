import { expect, test } from "vitest";
import { spokenTime } from "./spokenTime";

test.each([
  [3, "en", "3 seconds"],
  [61, "en", "1 minute, 1 second"],
  [3600, "en", "1 hour"],
  [5400.2, "de", "1 Stunde, 30 Minuten, 1 Sekunde"],
  [125, "fr", "2 minutes, 5 secondes"],
  [0, "en", "0 seconds"],
  [-4, "de", "0 Sekunden"],
])("%f s in %s: %s", (seconds, language, said) => {
  expect(spokenTime(seconds, language).replace(/\u00a0/gu, " ")).toBe(said);
});
