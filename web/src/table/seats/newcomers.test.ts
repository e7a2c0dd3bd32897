import { expect, test } from "vitest";
import { nameGiven } from "./newcomers";

test("R02: a wish is known by its name, or by what the table made of it", () => {
  expect(nameGiven(" Dan ", ["Eva"], ["Eva", "Dan"])).toBe("Dan");
  expect(nameGiven("Ann", [], ["Ann 2", "Eva"])).toBe("Ann 2");
  expect(nameGiven("", [], ["Player"])).toBe("Player");
  expect(nameGiven("Dan", ["Dan"], ["Dan"])).toBe("Dan");
});
