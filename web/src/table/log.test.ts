import { expect, test } from "vitest";
import { lateLines, withLines, type LogLine, type LogTurn } from "./log";

const step = (seq: number, late = -1) => ({ seq, late });
const names = (seat: number): string => ["Ann", "Bo"][seat] ?? "";
const line = (at: number): LogLine => ({ key: `${at}`, step: at, kind: "", message: "told", args: {}, loud: false });
const turn = (key: number, ...lines: number[]): LogTurn => ({
  key: `${key}`,
  step: key,
  turn: key,
  seat: 0,
  heading: null,
  lines: lines.map(line),
});

test("whose time was up is told once, before all that the clock then did for them", () => {
  const lines = lateLines([step(1), step(2, 0), step(3, 0), step(4), step(5, 1), step(6, 0)], 1, names);
  expect(lines.map((one) => [one.step, one.args["who"]])).toEqual([
    [2, "other"],
    [5, "me"],
    [6, "other"],
  ]);
  const told = withLines([turn(0, 1, 2, 3), turn(3, 4, 5)], lines.slice(0, 2));
  expect(told.map(({ lines: all }) => all.map((one) => `${one.message} ${one.step}`))).toEqual([
    ["told 1", "log-late 2", "told 2", "told 3"],
    ["told 4", "log-late 5", "told 5"],
  ]);
});

test("what did nothing that is told stands at the end of its turn, and a log without any stays what it is", () => {
  const log = [turn(0, 1)];
  expect(withLines(log, lateLines([step(2, 0)], 1, names))[0]!.lines.map((one) => one.message)).toEqual([
    "told",
    "log-late",
  ]);
  expect(withLines(log, [])).toBe(log);
});
