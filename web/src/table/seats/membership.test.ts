import { describe, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "@/generated/protocol";
import { lobbyState, membership } from "./membership";

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  name: "Ann",
  kind: "me",
  program: "",
  taken: true,
  present: true,
  left: false,
  kept: false,
  gone: 0,
  thinking: false,
  waiting: false,
  ...change,
});

test("a seat is lost when its player has left or a program plays for him", () => {
  const info = { seats: [seat({}), seat({ kind: "open", left: true }), seat({ kind: "program" })] } as TableInfo;
  expect([0, 1, 2, -1].map((own) => membership(info, own))).toEqual(["seated", "left", "replaced", "watching"]);
});

describe("the lobby", () => {
  const none = new Set<number>();

  test("calls nobody else me", () => {
    expect(lobbyState(seat({}), 0, 0, none, true)).toEqual(["seat-you"]);
    expect(lobbyState(seat({}), 0, 1, none, false)).toEqual(["seat-person", "seat-here"]);
    expect(lobbyState(seat({ present: false }), 0, 1, none, false)).toEqual(["seat-person", "seat-away"]);
    expect(lobbyState(seat({ kind: "open" }), 0, 1, none, true)).toEqual(["seat-person", "seat-here"]);
    expect(lobbyState(seat({}), 0, 1, new Set([0]), true)).toEqual(["kind-me"]);
  });

  test("tells the host and the guests of a free seat", () => {
    const free = seat({ kind: "open", name: "", taken: false });
    expect([true, false].map((host) => lobbyState(free, 0, 1, none, host))).toEqual([
      ["lobby-free"],
      ["lobby-free-guest"],
    ]);
    expect(lobbyState(seat({ kind: "bot+" }), 0, 1, none, true)).toEqual(["kind-bot-plus"]);
  });
});
