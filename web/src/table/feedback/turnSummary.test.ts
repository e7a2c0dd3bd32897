import { expect, test, vi } from "vitest";
import { Playback } from "./playback";
import { stepsAway, stepsSince } from "./turnSummary";

const step = (seq: number, ...happenings: [kind: string, seat: number][]) => ({
  seq,
  happenings: happenings.map(([kind, seat]) => ({ kind, seat })),
});

const BEFORE = [step(1, ["turn", 0]), step(2, ["placed", 0])];
const OTHERS = [step(3, ["ended", 0], ["turn", 1]), step(4, ["placed", 1]), step(5, ["ended", 1], ["turn", 2])];
const NOW = step(6, ["placed", 2], ["turn", 0]);

test("what happened since one's turn begins where it was over, and is past with the first deed", () => {
  const seqs = (steps: ReturnType<typeof step>[], seat = 0): number[] => stepsSince(steps, seat).map(({ seq }) => seq);
  expect(seqs([...BEFORE, ...OTHERS, NOW])).toEqual([3, 4, 5, 6]);
  expect(seqs([...BEFORE, ...OTHERS])).toEqual([]);
  expect(seqs([...BEFORE, ...OTHERS, NOW], 1)).toEqual([]);
  expect(seqs([...BEFORE, ...OTHERS, NOW, step(7, ["placed", 0])])).toEqual([]);
});

test("before one's first turn all is told, and nothing where nobody else did anything", () => {
  expect(stepsSince([step(1, ["placed", 1]), step(2, ["turn", 0])], 0)).toHaveLength(2);
  expect(stepsSince([step(1, ["turn", 0]), step(2, ["ended", 0], ["turn", 0])], 0)).toEqual([]);
});

test("what happened while one was away follows on what one saw last, whoever did it", () => {
  const steps = [...BEFORE, ...OTHERS];
  expect(stepsAway(steps, 2).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(stepsAway([...steps, step(6, ["placed", 0])], 5)).toHaveLength(1);
  expect(stepsAway(steps, 0)).toEqual([]);
  expect(stepsAway([...steps, step(6)], 5)).toEqual([]);
});

test("positions that came are gone through once more, from the one before on", () => {
  vi.useFakeTimers();
  const playback = new Playback();
  const frame = (seq: number) => ({
    position: { family: `${seq}` },
    news: [{ seq, at: 0, undo: null, late: -1, happenings: [] }],
  });
  for (const seq of [2, 3, 4]) playback.record(frame(seq));
  expect(playback.from(1)).toEqual([]);
  const shown: string[] = [];
  const ended = vi.fn();
  playback.play(playback.from(4), ({ position, news }) => void shown.push(`${position.family} ${news.length}`), ended);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(shown).toEqual(["3 0", "4 1"]);
  expect([ended.mock.calls.length, playback.playing]).toEqual([1, false]);
});
