import { expect, test } from "vitest";
import type { StepUndo } from "@/generated/protocol";
import type { LogLine, LogTurn } from "@/table/log";
import { drawsOf } from "@/table/chance/draws";
import { undoneBy } from "./frames";
import { latestOf } from "./latest";
import { withUndos } from "./log";
import { withoutUndone } from "./undoneSteps";

const step = (seq: number, undo: StepUndo | null = null) => ({ seq, undo });
const undone = (...steps: number[]): StepUndo => ({ word: "undone", seat: 0, steps });
const line = (at: number): LogLine => ({
  key: `${at}`,
  step: at,
  kind: "placed",
  message: "log-placed",
  args: {},
  loud: false,
});
const turn = (key: number, seat: number, ...lines: number[]): LogTurn => ({
  key: `turn-${key}`,
  step: key,
  turn: key,
  seat,
  heading: null,
  lines: lines.map(line),
});
/** The table of Ann, who reads, and Bo. */
const at = (steps: readonly { seq: number; undo: StepUndo | null }[]) => ({
  steps,
  about: (seat: number) => ({
    who: seat === 0 ? ("me" as const) : ("other" as const),
    name: ["Ann", "Bo"][seat] ?? "",
  }),
});

test("steps that were taken back do not count, whether once or twice", () => {
  const steps = [step(1), step(2), step(3, undone(2)), step(4), step(5, undone(2, 3, 4))];
  expect(withoutUndone(steps).map(({ seq }) => seq)).toEqual([1, 5]);
  const plain = [step(1), step(2)];
  expect(withoutUndone(plain)).toBe(plain);
});

test("a log without any stays what it is", () => {
  const log = [turn(1, 0, 1, 2)];
  expect(withUndos(log, at([step(1), step(2)]))).toEqual(log);
});

test("what was taken back is marked, and a line says who did it", () => {
  const steps = [step(1), step(2), step(3, undone(2)), step(4)];
  const [only, ...more] = withUndos([turn(0, 0, 1, 2, 4)], at(steps));
  expect(more).toEqual([]);
  expect(only!.lines.map(({ step: number, gone, message }) => [number, gone === true, message])).toEqual([
    [1, false, "log-placed"],
    [2, true, "log-placed"],
    [3, false, "undo-log-undone"],
    [4, false, "log-placed"],
  ]);
  expect(only!.lines[2]!.args).toMatchObject({ who: "me", count: 1 });
});

test("who goes back behind the beginning of a turn goes on under the turn before", () => {
  const steps = [step(1), step(2), step(3), step(4), step(5, undone(3, 4)), step(6)];
  const turns = withUndos([turn(0, 0, 1, 2), turn(3, 1, 4, 6)], at(steps));
  expect(turns.map(({ seat, lines }) => [seat, lines.map((one) => one.step)])).toEqual([
    [0, [1, 2]],
    [1, [4, 5]],
    [0, [6]],
  ]);
  expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length);
});

test("who takes back the very first move goes on under the first turn, which began with it", () => {
  const steps = [step(1), step(2), step(3, undone(2)), step(4)];
  const turns = withUndos([turn(0, 0, 1), turn(2, 1, 2, 4)], at(steps));
  expect(turns.map(({ seat, lines }) => [seat, lines.map((one) => one.step)])).toEqual([
    [0, [1]],
    [1, [2, 3, 4]],
  ]);
});

test("a line of a record takes back the frames since the first of those that stood", () => {
  const frames = ["", "place fire", "end", "undo", "end", "undo 2", "place fire"].map((text) => ({ line: text }));
  expect([...undoneBy(frames)]).toEqual([
    [3, [2]],
    [5, [1, 2, 3, 4]],
  ]);
});

test("a draw that was taken back is drawn again under the same number", () => {
  const lines = ["", "roll = 3", "roll = 5", "undo", "roll = 5", "walk", "roll = 1"];
  expect(drawsOf(lines.map((text) => ({ line: text })))).toEqual([
    { number: 1, step: 1 },
    { number: 2, step: 2 },
    { number: 2, step: 4 },
    { number: 3, step: 6 },
  ]);
});

test("what would be taken back is the reader's latest move that still stands", () => {
  const told = (seq: number, seat: number, undo: StepUndo | null = null) => ({
    ...step(seq, undo),
    at: 0,
    late: -1,
    happenings: [{ kind: "placed", seat }],
  });
  const latest = (...steps: ReturnType<typeof told>[]): string =>
    latestOf({
      standing: { viewer: 0 },
      standingSteps: withoutUndone(steps),
      linesOf: ([only]: readonly { seq: number }[]) => [line(only!.seq)],
      t: (message: string, { what }: { what?: string } = {}) => (what === undefined ? message : `latest: ${what}`),
    } as unknown as Parameters<typeof latestOf>[0]);
  expect(latest(told(1, 1))).toBe("");
  expect(latest(told(1, 0), told(2, 1))).toBe("latest: log-placed");
  expect(latest(told(1, 0), told(2, 1, undone(1)))).toBe("");
});
