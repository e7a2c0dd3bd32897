import { describe, expect, test } from "vitest";
import { classic, happening, position, steps, window } from "@/games/discovery/samples";
import { answerOf, answers, objecting, objections, remaining } from "./windows";
import { windowMessage } from "./windowMessage";

describe("a window", () => {
  test("shows the same strip to all who may answer, whatever they hold (H02, N02)", () => {
    expect(answers(window({ interruptible: true }), 0)).toEqual(["stop", "interrupt", "let"]);
    expect(answers(window({ interruptible: true }), 2)).toEqual(["stop", "interrupt", "let"]);
    expect(answers(window(), 1)).toEqual([]);
  });

  test("asks the actor of Flash for Bis and the others for Me (Q01)", () => {
    const flash = window({ contestable: false, flash: true, members: [0, 1, 2] });
    expect([answers(flash, 1), answers(flash, 0)]).toEqual([
      ["bis", "let"],
      ["me", "let"],
    ]);
  });

  test("tells what can be answered, and no card that nobody sees", () => {
    expect([
      windowMessage(window()),
      windowMessage(window({ card: "", action: "announce-open" })),
      windowMessage(window({ card: "", action: "place" })),
    ]).toEqual(["window-place", "window-announce-open", "window-any"]);
  });

  test("at the end of a turn lists the cards of others that can be objected to (S34)", () => {
    const ends = position({
      window: window({ action: "end", contestable: false }),
      classic: classic({ objectable: ["fire", "hide"] }),
      legal: ["let", "object fire", "object hide"],
    });
    const placed = steps(happening("placed", 1, { card: "fire" }), happening("placed", 0, { card: "hide" }));
    expect(objecting(ends)).toBe(true);
    expect(objecting({ ...ends, window: null })).toBe(false);
    expect(objections(ends, placed).map((move) => move.text)).toEqual(["object fire"]);
    expect(answers(ends.window!, 0)).toEqual(["let"]);
  });

  test("shows its time as a share and in seconds", () => {
    expect(remaining({ window_since: 1000, window_until: 6000 }, 3500)).toEqual({ share: 0.5, seconds: 3 });
    expect(remaining({ window_since: 1000, window_until: 6000 }, 9999)).toEqual({ share: 0, seconds: 0 });
    expect(remaining({ window_since: 0, window_until: 0 }, 1)).toBeNull();
  });

  test("is answered by keys only where the server offers it", () => {
    const open = position({ phase: "window", window: window(), legal: ["stop", "let"] });
    expect(["stop", "let", "interrupt", "me", "x"].map((name) => answerOf(name, open))).toEqual([
      "stop",
      "let",
      "",
      "",
      "",
    ]);
    expect(answerOf("stop", position({ legal: ["stop"] }))).toBe("");
  });
});
