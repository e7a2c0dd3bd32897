import { expect, it } from "vitest";
import { outline } from "./curve";

it("draws a course within its band", () => {
  const { line, band } = outline([
    { rating: 1500, interval: 100 },
    { rating: 1600, interval: 100 },
  ]);
  expect(line).toBe("M0.0 26.7L100.0 13.3");
  expect(band).toBe("M0.0 13.3L100.0 0.0L100.0 26.7L0.0 40.0z");
});

it("draws one game as a point", () => {
  expect(outline([{ rating: 1500, interval: 0 }]).line).toBe("M0.0 20.0");
});
