import { expect, test } from "vitest";
import { shelfOf } from "./shelf";

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
