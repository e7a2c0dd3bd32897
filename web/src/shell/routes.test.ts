import { expect, test } from "vitest";
import { formatRoute, fullAddress, parseRoute } from "./routes";

test.each([
  "#/",
  "#/help",
  "#/timeline",
  "#/rules",
  "#/rules/C01",
  "#/rules/ZZ9",
  "#/play/abc_-9",
  "#/join/abc_-9",
  "#/watch/T1",
  "#/lobby",
  "#/ratings",
  "#/moderation",
  "#/account",
  "#/contest",
  "#/contest/new",
  "#/contest/abc_-9",
  "#/contest/abc_-9/secret_-9",
  "#/account/abc_-9",
  "#/new",
  "#/new/2YDS-6KSW",
  "#/new/game/discover:beacon",
  "#/replay/file",
  "#/replay/T1/12",
  "#/record/abc_-9",
  "#/record/abc_-9/12",
  "#/class",
  "#/class/join/BCDFGH",
  "#/club",
  "#/club/BCDFGH",
  "#/club/abc_-9/table",
  "#/deal/daily",
  "#/deal/2401-108A-KE.2026-11-25",
])("the address %s is kept", (hash) => {
  expect(formatRoute(parseRoute(hash))).toBe(hash);
});

test("an address without a page leads home, also with what counts visits", () => {
  for (const hash of ["", "#", "#/", "#/?utm_source=mail", "#/."]) expect(parseRoute(hash)).toEqual({ page: "home" });
});

test("an address that lost a part says so, whatever page it meant", () => {
  for (const hash of ["#/play", "#/join/", "#/watch", "#/replay", "#/pla", "#/nowhere/x", `#/play/${"a".repeat(65)}`])
    expect(parseRoute(hash)).toEqual({ page: "cut" });
  expect(parseRoute("#/play/<script>")).toEqual({ page: "cut" });
  expect(parseRoute("#/replay/T1/x")).toEqual({ page: "replay", table: "T1", step: 0 });
  expect(fullAddress({ page: "watch", table: "T1" }, "http://h/base/#/play/x")).toBe("http://h/base/#/watch/T1");
});

test.each([
  ["#/play/abc_-9.", "#/play/abc_-9"],
  ["#/play/abc_-9),", "#/play/abc_-9"],
  ["#/play/abc_-9\u200b", "#/play/abc_-9"],
  ["#/play/abc_\u00ad-9", "#/play/abc_-9"],
  ["#/play/abc_-9%20", "#/play/abc_-9"],
  ["#/play/abc_-9%E2%80%8B%22", "#/play/abc_-9"],
  ["#/play/abc_-9?utm_source=mail", "#/play/abc_-9"],
  ["#/play/abc_-9&fbclid=x", "#/play/abc_-9"],
  ["#%2Fplay%2Fabc_-9", "#/play/abc_-9"],
  ["#/join/abc_-9%", "#/join/abc_-9"],
  ["#/join/abc_-9%FF", "#/join/abc_-9"],
  ["#/new/2YDS-6KSW>", "#/new/2YDS-6KSW"],
  ["#/replay/T1/12…", "#/replay/T1/12"],
  ["#/PLAY/abc_-9", "#/play/abc_-9"],
])("the link %s, as a messenger leaves it, leads to %s", (sent, meant) => {
  expect(formatRoute(parseRoute(sent))).toBe(meant);
});
