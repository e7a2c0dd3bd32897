import { describe, expect, test } from "vitest";
import type { TableInfo } from "@/generated/protocol";
import { standing } from "@/testing/standing";
import { handOver } from "./hotseat";

describe("the device is passed on", () => {
  const table = { status: "playing" } as TableInfo;
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
