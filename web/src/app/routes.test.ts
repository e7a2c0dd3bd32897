import { expect, test } from "vitest";
import { formatRoute, fullAddress, parseRoute } from "./routes";

test.each([
  "#/",
  "#/help",
  "#/rules",
  "#/rules/C01",
  "#/rules/ZZ9",
  "#/play/abc_-9",
  "#/watch/T1",
  "#/replay/file",
  "#/replay/T1/12",
])("the address %s is kept", (hash) => {
  expect(formatRoute(parseRoute(hash))).toBe(hash);
});

test("strange addresses lead home", () => {
  for (const hash of ["", "#/play", "#/play/<script>", "#/nowhere/x", `#/play/${"a".repeat(65)}`])
    expect(parseRoute(hash)).toEqual({ page: "home" });
  expect(parseRoute("#/replay/T1/x")).toEqual({ page: "replay", table: "T1", step: 0 });
  expect(fullAddress({ page: "watch", table: "T1" }, "http://h/base/#/play/x")).toBe("http://h/base/#/watch/T1");
});
