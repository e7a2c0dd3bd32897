import { expect, test } from "vitest";
import { placeOf, plainCode } from "./places";

test("an address leads to one's clubs, to the door that a code opens, or to a club", () => {
  expect(placeOf("")).toEqual({ at: "mine" });
  expect(placeOf("bcdfgh")).toEqual({ at: "door", code: "BCDFGH" });
  expect(placeOf("abc_-9")).toEqual({ at: "club", club: "abc_-9" });
  expect(placeOf("Ab3dEf6hIj9lMn2p")).toEqual({ at: "club", club: "Ab3dEf6hIj9lMn2p" });
  expect(placeOf("abc_-9/table")).toEqual({ at: "table", club: "abc_-9" });
  expect(placeOf("abc_-9/contest")).toEqual({ at: "contest", club: "abc_-9" });
  expect(placeOf("abc_-9/elsewhere")).toEqual({ at: "club", club: "abc_-9" });
});

test("a code is read however it is typed", () => {
  expect(plainCode(" bcd-fgh ")).toBe("BCDFGH");
});
