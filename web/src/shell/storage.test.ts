import { expect, test } from "vitest";
import { Memory } from "./storage";

test("unreadable memory counts as none", () => {
  const shelf = { getItem: () => "{", setItem: () => undefined, removeItem: () => undefined };
  expect(new Memory(shelf).tables()).toEqual([]);
  expect(new Memory(shelf).preferences().density).toBe("cards");
});

test("a kept key that no shortcut may have counts as none", () => {
  const keysIn = (kept: unknown) =>
    new Memory({
      getItem: () => JSON.stringify(kept),
      setItem: () => undefined,
      removeItem: () => undefined,
    }).preferences().shortcuts;
  expect(keysIn({ shortcuts: { log: "x", tree: "Tab", why: 7, hint: "", stop: "S", me: " " } })).toEqual({ log: "x" });
  for (const broken of [{}, { shortcuts: null }, { shortcuts: 5 }, { shortcuts: "ab" }, 3])
    expect(Object.keys(keysIn(broken)).filter((name) => !/^\d$/.test(name))).toEqual([]);
});

test("what a reader has opened in a long tree is kept for each table, the latest ones only", () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const memory = new Memory(shelf);
  expect(memory.folds("a")).toEqual({});
  memory.fold("a", { 3: true });
  memory.fold("b", { 3: false });
  memory.fold("a", { 3: true, 9: false });
  memory.fold("", { 1: true });
  expect(new Memory(shelf).folds("a")).toEqual({ 3: true, 9: false });
  expect([memory.folds("b"), memory.folds("")]).toEqual([{ 3: false }, {}]);
  for (let at = 0; at < 40; at += 1) memory.fold(`table ${at}`, {});
  expect(memory.folds("a")).toEqual({});
  kept.set("discovery.folds", '[1, "a"]');
  expect(memory.folds("a")).toEqual({});
});
