import { expect, test } from "vitest";
import { keepUnder, readKept, readList, readRecord, shelfOf } from "./shelf";

const refuse = (): never => {
  throw new DOMException("refused", "SecurityError");
};

function stored(items: Map<string, string>, setItem: (key: string, value: string) => void): Storage {
  const getItem = (key: string): string | null => items.get(key) ?? null;
  const removeItem = (key: string): void => void items.delete(key);
  return { length: items.size, clear: refuse, key: refuse, getItem, setItem, removeItem };
}

test.each([
  ["that may not be named", refuse],
  ["that takes nothing", () => stored(new Map(), refuse)],
])("a store %s is replaced by one for as long as the page is open", (_, store) => {
  const shelf = shelfOf(store);
  expect(shelf.getItem("name")).toBeNull();
  shelf.setItem("name", "Ann");
  expect(shelf.getItem("name")).toBe("Ann");
  shelf.removeItem("name");
  expect(shelf.getItem("name")).toBeNull();
});

test("a full store is read all the same", () => {
  const full = stored(new Map([["name", "Ann"]]), refuse);
  expect(shelfOf(() => full)).toBe(full);
});

test("a store that keeps things is left as it is", () => {
  const items = new Map<string, string>();
  const good = stored(items, (key, value) => items.set(key, value));
  expect(shelfOf(() => good)).toBe(good);
  expect(items.size).toBe(0);
});

test("what is kept under a name is read back, and nothing is left of nothing", () => {
  const items = new Map<string, string>();
  const good = stored(items, (key, value) => items.set(key, value));
  expect(keepUnder(good, "cards", ["fire"])).toBe(true);
  expect(keepUnder(good, "steps", { a: 3 })).toBe(true);
  expect([readKept(good, "cards"), readList(good, "cards")]).toEqual([["fire"], ["fire"]]);
  expect([readList(good, "steps"), readRecord(good, "steps")]).toEqual([[], { a: 3 }]);
  expect(keepUnder(good, "cards", null)).toBe(true);
  expect([items.size, readKept(good, "cards")]).toEqual([1, null]);
});

test("what cannot be read counts as nothing, and what cannot be kept stops nothing", () => {
  const torn = stored(new Map([["cards", "{half"]]), refuse);
  expect([readKept(torn, "cards"), readList(torn, "cards"), readRecord(torn, "cards")]).toEqual([null, [], {}]);
  expect(keepUnder(torn, "cards", ["fire"])).toBe(false);
});
