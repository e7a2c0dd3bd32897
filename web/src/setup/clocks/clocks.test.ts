import { expect, test } from "vitest";
import { CONDUCT } from "@/generated/words";
import { CLOCKS, clockOf, withClock, zones } from "./clocks";

test("a table has no clock at first", () => {
  expect(clockOf(CONDUCT)).toBe("none");
});

test("every clock can be chosen, and nothing is left of the one before", () => {
  for (const first of CLOCKS)
    for (const kind of CLOCKS) {
      const chosen = withClock(withClock(CONDUCT, first), kind);
      expect(clockOf(chosen)).toBe(kind);
      expect(chosen).toEqual(withClock(CONDUCT, kind));
    }
});

test("quiet hours go with the days that they belong to, what is said of absence stays", () => {
  const slow = { ...withClock(CONDUCT, "days"), quiet_from: 22, quiet_until: 8, zone: "Europe/Paris", gone_minutes: 7 };
  expect(withClock(slow, "none")).toEqual({ ...CONDUCT, gone_minutes: 7 });
});

test("a zone that stands already is offered, whatever the browser knows", () => {
  expect(zones("Mars/Olympus", "Europe/Paris")).toEqual(
    expect.arrayContaining(["Mars/Olympus", "Europe/Paris", "UTC"]),
  );
});
