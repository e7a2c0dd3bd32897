import { expect, test } from "vitest";
import type { KnownTable } from "@/shell/storage";
import { isNewcomer, KNOWN_AFTER } from "./goal";

const tables = (over: number, running: number): KnownTable[] =>
  [...Array(over + running).keys()].map((at) => ({ over: at < over }) as KnownTable);

test("a newcomer is whoever has not ended three games here", () => {
  expect(isNewcomer([])).toBe(true);
  expect(isNewcomer(tables(KNOWN_AFTER - 1, 9))).toBe(true);
  expect(isNewcomer(tables(KNOWN_AFTER, 0))).toBe(false);
});
