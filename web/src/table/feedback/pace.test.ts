import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Change, ServerMessage } from "@/generated/protocol";
import { Pacer } from "./pace";

const step = (seq: number, seat: number, table: Change["table"] = {}): ServerMessage => ({
  type: "change",
  seq,
  table,
  position: {},
  steps: [{ seq, at: 0, happenings: [{ family: "evolution", kind: "placed", seat }] as never, undo: null, late: -1 }],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What has been shown, and what takes more to show. */
function paced(pace: "slow" | "usual") {
  const shown: number[] = [];
  const pacer = new Pacer(
    () => pace,
    () => 0,
  );
  const take = (message: ServerMessage & { seq: number }): void => pacer.take(message, () => shown.push(message.seq));
  return { pacer, shown, take: take as (message: ServerMessage) => void };
}

test("at a slow pace each step of the others is seen before the next, and all come in order", () => {
  const { shown, take } = paced("slow");
  [step(1, 1), step(2, 1), step(3, 0)].forEach(take);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1400);
  expect(shown).toEqual([1, 2]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3]);
});

test("what waits is shown at once when the reader skips, or may have to answer in time", () => {
  const { pacer, shown, take } = paced("slow");
  [step(1, 1), step(2, 2)].forEach(take);
  pacer.flush();
  expect(shown).toEqual([1, 2]);
  [step(3, 1), step(4, 2), step(5, 1, { window_until: 9 })].forEach(take);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("at the usual pace nothing waits", () => {
  const { shown, take } = paced("usual");
  [step(1, 1), step(2, 2)].forEach(take);
  expect(shown).toEqual([1, 2]);
});
