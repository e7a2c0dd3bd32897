import { describe, expect, test } from "vitest";
import type { HintInfo } from "@/generated/protocol";
import { standing } from "@/testing/standing";
import { Hints } from "./hints.svelte";

/** A table whose server answers on command. */
function table(phase: string) {
  let answer: (hints: HintInfo[]) => void = () => undefined;
  const board = {
    standing: standing({ choosing: true }),
    info: { hints: true },
    announcement: "",
    player: { hint: () => new Promise<HintInfo[]>((resolve) => (answer = resolve)) },
    t: (id: string, args: Record<string, unknown> = {}) => `${id} ${String(args["phase"] ?? "")}`.trim(),
    seatName: String,
    pieceName: String,
    moveText: String,
    piecesNamed: () => [],
  };
  const hints = new Hints(board);
  const moved = (): void => {
    hints.moved(phase === "window");
    phase = "turn";
  };
  return { board, hints, moved, answer: (given: HintInfo[]) => answer(given) };
}

const LET: HintInfo = { move: "let", value: 50, reasons: [] };

describe("a hint asked for in a window that ends", () => {
  test("is answered in words, at once and for as long as the reader likes", async () => {
    const { board, hints, moved, answer } = table("window");
    const asked = hints.ask();
    expect(hints.thinking).toBe(true);
    moved();
    expect([hints.thinking, hints.note, hints.shown, board.announcement]).toEqual([
      false,
      "hint-late window",
      true,
      "hint-late window",
    ]);
    moved();
    answer([LET]);
    expect(await asked).toBe("hint-late window");
    expect([hints.given, hints.note]).toEqual([[], "hint-late window"]);
    hints.drop();
    expect(hints.shown).toBe(false);
  });

  test("does not spoil one that is asked for afterwards", async () => {
    const { hints, moved, answer } = table("window");
    const first = answer;
    const lost = hints.ask();
    moved();
    const again = hints.ask();
    first([LET]);
    await again;
    expect([hints.thinking, hints.given.length, hints.note]).toEqual([false, 1, ""]);
    void lost;
  });
});

test("a hint that was given goes with its position", async () => {
  const { hints, moved, answer } = table("turn");
  const asked = hints.ask();
  answer([LET]);
  await asked;
  expect(hints.given).toHaveLength(1);
  moved();
  expect(hints.shown).toBe(false);
});
