import { describe, expect, test } from "vitest";
import type { TableInfo } from "@/generated/protocol";
import { standing } from "@/testing/standing";
import { handOver } from "./hotseat";

describe("the device is passed on", () => {
  const asking = (...awaited: number[]): TableInfo["undo"] => ({
    policy: "consent",
    free: [],
    ask: [],
    request: awaited.length > 0 ? { seat: 0, lines: 1, awaited, until: 0 } : null,
  });
  const table = { status: "playing", undo: asking() } as TableInfo;
  const local = [
    { seat: 0, token: "a", mine: true },
    { seat: 1, token: "b", mine: true },
  ];

  test("before anybody sees a hand, and whenever another local seat must act", () => {
    expect(handOver(table, standing(), local, 0, -1)?.seat).toBe(0);
    expect(handOver(table, standing(), local, 0, 0)).toBeNull();
    expect(handOver(table, standing({ actors: [1] }), local, 0, 0)?.seat).toBe(1);
    expect(handOver(table, standing({ actors: [2] }), local, 0, 0)).toBeNull();
    expect(handOver(table, standing({ actors: [2] }), local, 1, 0)?.seat).toBe(1);
  });

  test("to whoever is asked about taking something back, one after the other, and then back", () => {
    const three = [...local, { seat: 2, token: "c", mine: true }];
    const asked = (...awaited: number[]) => ({ ...table, undo: asking(...awaited) });
    expect(handOver(asked(1, 2), standing(), three, 0, 0)?.seat).toBe(1);
    expect(handOver(asked(1, 2), standing(), three, 1, 1)).toBeNull();
    expect(handOver(asked(2), standing(), three, 1, 1)?.seat).toBe(2);
    expect(handOver(table, standing(), three, 2, 2)?.seat).toBe(0);
  });

  test("to nobody while those who are asked sit elsewhere", () => {
    const elsewhere = { ...table, undo: asking(5) };
    expect(handOver(elsewhere, standing(), local, 0, 0)).toBeNull();
    expect(handOver(elsewhere, standing({ actors: [1] }), local, 0, 0)?.seat).toBe(1);
  });

  test("to another local seat when the own one is lost", () => {
    expect(handOver(table, standing(), local.slice(1), 0, 0)?.seat).toBe(1);
    expect(handOver(table, standing(), local.slice(1), -1, -1)).toBeNull();
    expect(handOver(table, standing(), [], 0, 0)).toBeNull();
  });

  test("never with one local seat or when the game is over", () => {
    expect(handOver(table, standing({ actors: [1] }), local.slice(0, 1), 0, -1)).toBeNull();
    expect(handOver({ status: "over" } as TableInfo, standing(), local, 0, -1)).toBeNull();
  });
});
