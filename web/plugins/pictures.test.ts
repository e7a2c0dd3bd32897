import { expect, test } from "vitest";
import { type IconSet, outline } from "./pictures.ts";

const SET: IconSet = {
  icons: {
    flint: { body: '<path fill="currentColor" d="M1 1h9z"/>' },
    hearth: { body: '<path fill="currentColor" d="M1 1z"/><path fill="currentColor" d="M2 2z"/>' },
    wide: { body: '<path fill="currentColor" d="M1 1z"/>', width: 640 },
    grouped: { body: '<g><path fill="currentColor" d="M1 1z"/></g>' },
  },
  aliases: { silex: { parent: "flint" } },
};

test("an icon is its outline, by its own name or by another one", () => {
  expect(outline(SET, "flint")).toBe("M1 1h9z");
  expect(outline(SET, "silex")).toBe("M1 1h9z");
});

test("the paths of an icon are joined", () => {
  expect(outline(SET, "hearth")).toBe("M1 1zM2 2z");
});

test("an icon that cannot be drawn as paths in the common box is refused", () => {
  expect(() => outline(SET, "amber")).toThrow("no icon is called amber");
  expect(() => outline(SET, "wide")).toThrow("does not fill a box");
  expect(() => outline(SET, "grouped")).toThrow("more than plain paths");
});
