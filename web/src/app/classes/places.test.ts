import type { Shelf } from "@/kit/keeping/shelf";
import { expect, test } from "vitest";
import { forget, knownClasses, placeOf, remember, spoken } from "./places";

/** A browser's store of texts. */
function store(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test("an address leads where it says, and everything else to a new class", () => {
  expect(placeOf("join/BCDFGH")).toEqual({ at: "join", code: "BCDFGH" });
  expect(placeOf("join")).toEqual({ at: "join", code: "" });
  expect(placeOf("me/abc")).toEqual({ at: "me", token: "abc" });
  expect(placeOf("board/abc")).toEqual({ at: "board", id: "abc" });
  for (const address of ["", "teach", "cards", "nowhere/x"]) expect(placeOf(address)).toEqual({ at: "make" });
});

test("a code is read aloud in two halves", () => {
  expect(spoken("BCDFGH")).toBe("BCD FGH");
});

test("a device knows the latest classes, each once, until they are gone", () => {
  const device = store();
  for (let number = 0; number < 12; number++)
    remember({ code: `C${number}`, token: `t${number}`, teaches: true }, device);
  remember({ code: "C5", token: "t5", teaches: false }, device);
  expect(knownClasses(device).map(({ token }) => token)).toEqual([
    "t5",
    "t11",
    "t10",
    "t9",
    "t8",
    "t7",
    "t6",
    "t4",
    "t3",
    "t2",
  ]);
  forget("t5", device);
  expect(knownClasses(device)[0]?.token).toBe("t11");
  device.setItem("discovery.classes", "{");
  expect(knownClasses(device)).toEqual([]);
});
