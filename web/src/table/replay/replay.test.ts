import { expect, test } from "vitest";
import { frameSteps, handShown, namesAt, ownAt, stepTo } from "./replay";

const frame = (family: string) => ({
  line: "",
  comment: "",
  seat: 0,
  position: { family },
  happenings: [{ family }],
  joined: null,
});

test("a frame of a replay is reached with all that happened before it", () => {
  const steps = frameSteps({ frames: [frame("first"), frame("second"), frame("third")] }, 1);
  expect(steps.map((one) => one.happenings[0]?.family)).toEqual(["first", "second"]);
});

test("R02: from the frame on by which somebody joins, all that happened is told with the new seats", () => {
  const joined = { names: ["Dan", "Ann"], before: [[{ family: "moved" }]] };
  const replay = { names: ["Ann"], frames: [frame("first"), { ...frame("joins"), joined }, frame("third")] };
  const told = (at: number) => frameSteps(replay, at).map((one) => one.happenings[0]?.family);

  expect([told(0), told(2)]).toEqual([["first"], ["moved", "joins", "third"]]);
  expect([namesAt(replay, 0), namesAt(replay, 1)]).toEqual([["Ann"], ["Dan", "Ann"]]);
});

test("the reader keeps their seat in a replay, also where the seats had other numbers; of several none is theirs", () => {
  const joined = { names: ["Dan", "Ann"], before: [] };
  const replay = { names: ["Ann"], frames: [frame("first"), { ...frame("joins"), joined }] };
  const known = (...seats: number[]) => ({ seats: seats.map((seat) => ({ seat, token: `${seat}`, mine: true })) });

  expect([ownAt(replay, 0, known(1)), ownAt(replay, 1, known(1)), ownAt(replay, 0, known(0))]).toEqual([0, 1, -1]);
  expect([ownAt(replay, 1, known(0, 1)), ownAt(replay, 1, undefined), ownAt(replay, 1, known())]).toEqual([-1, -1, -1]);
  expect(ownAt(replay, 1, { seats: [], own: 1 })).toBe(1);
});

test("a replay shows the hand of who acts next, at the end of who acted last", () => {
  expect([handShown([1], 0), handShown([], 1), handShown([], -1)]).toEqual([1, 1, 0]);
});

test("keys lead through a replay", () => {
  expect([stepTo("ArrowRight", 4, 4), stepTo("ArrowLeft", 4, 4), stepTo("Home", 4, 9), stepTo("End", 4, 9)]).toEqual([
    4, 3, 0, 9,
  ]);
  expect(stepTo("x", 1, 9)).toBeNull();
});
