import { expect, test } from "vitest";
import { mustAct } from "@/table/tableState";
import { position, window } from "./samples";
import { atRest, standingOf } from "./standing";

test("nobody is asked whose standing order answers for them", () => {
  expect(mustAct(standingOf(position({ actors: [0], window: window({ asked: false }) })))).toBe(false);
  expect(mustAct(standingOf(position({ actors: [0], window: window() })))).toBe(true);
  expect(mustAct(standingOf(position({ actors: [1] })))).toBe(false);
});

test("nobody is waited for at a closed table, and what lies there stays", () => {
  const rest = { turn: -1, actors: [], legal: [] };
  expect(atRest(position({ legal: ["end"], tree: ["fire"] }))).toEqual(position({ tree: ["fire"], ...rest }));
});

test("the end names its winners, the message of its reason and its rule", () => {
  const row = { points: 3, cards_left: 0, total: 3 };
  const ranking = [
    { ...row, seat: 1, winner: true },
    { ...row, seat: 0, winner: false },
  ];
  const over = position({ phase: "over", reason: "standstill", rule: "G02", ranking });
  expect(standingOf(over).outcome).toEqual({ winners: [1], reason: "reason-standstill", rule: "G02" });
  expect(standingOf(position()).outcome).toBeNull();
});
