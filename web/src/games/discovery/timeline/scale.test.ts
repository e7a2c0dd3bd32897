import { expect, test } from "vitest";
import { byAge, span } from "./scale";

const card = (from_year: number | null, to_year: number | null = null, order = 0) => ({ from_year, to_year, order });
const CARDS = [card(-8000, null, 1), card(-998_000, -98_000), card(null, null, 2)];

test("the oldest discoveries come first, those without a year last", () => {
  expect(byAge(CARDS).map(({ from_year }) => from_year)).toEqual([-998_000, -8000, null]);
});

test("a discovery covers its years on a scale of powers of ten, and goes on where no end is known", () => {
  const [young, old, none] = CARDS.map((one) => span(one, CARDS));
  expect(old).toEqual({ from: 0, width: 50 });
  expect(young).toEqual({ from: 100, width: 0 });
  expect(none).toBeNull();
});
