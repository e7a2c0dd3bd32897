import { expect, test } from "vitest";
import { happening, position } from "@/games/discovery/samples";
import { frameSteps, handShown, stepTo } from "./replay";

test("a frame of a replay is reached with all that happened before it", () => {
  const frame = (kind: string) => ({ line: "", seat: 0, position: position({}), happenings: [happening(kind, 0)] });
  const steps = frameSteps({ frames: [frame("dealt"), frame("placed"), frame("ended")] }, 1);
  expect(steps.map((one) => one.happenings[0]?.kind)).toEqual(["dealt", "placed"]);
});

test("a replay shows the hand of who acts next, at the end of who acted last", () => {
  const frame = (actors: number[], seat: number) => ({
    line: "",
    seat,
    position: position({ actors }),
    happenings: [],
  });
  expect([handShown(frame([1], 0)), handShown(frame([], 1)), handShown(frame([], -1))]).toEqual([1, 1, 0]);
});

test("keys lead through a replay", () => {
  expect([stepTo("ArrowRight", 4, 4), stepTo("ArrowLeft", 4, 4), stepTo("Home", 4, 9), stepTo("End", 4, 9)]).toEqual([
    4, 3, 0, 9,
  ]);
  expect(stepTo("x", 1, 9)).toBeNull();
});
