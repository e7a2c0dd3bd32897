import { describe, expect, test } from "vitest";
import type { Ask } from "@/generated/games/evolution";
import { plain } from "@/kit/text/markup";
import { names, position, window } from "@/games/discovery/samples";
import { speaking } from "@/testing/texts";
import { primary, prompt } from "./prompt";

const ask = (question: Ask["question"], hint: Ask["hint"] = ""): Ask => ({ question, hint });

describe("the prompt", () => {
  test("says what the server asks, and what helps to answer", () => {
    const series = prompt(position({ ask: ask("series"), last: "fire" }), names);
    expect(series).toMatchObject({ message: "prompt-series", hint: "", mine: true });
    expect(plain(String(series.args["card"]))).toBe("FIRE");
    const wanted = prompt(position({ phase: "verify", ask: ask("verify", "wanted"), wanted: ["fire"] }), names);
    expect([wanted.message, wanted.hint]).toEqual(["prompt-verify", "prompt-wanted"]);
    expect(plain(String(wanted.args["cards"]))).toBe("FIRE");
  });

  test("asks for an answer in a window", () => {
    const open = position({ phase: "window", window: window() });
    expect(prompt(open, names)).toMatchObject({ message: "prompt-window", mine: true });
  });

  test("names whom everybody waits for", () => {
    const waiting = prompt(position({ actors: [1], turn: 1 }), names);
    expect(waiting).toMatchObject({ message: "prompt-wait-turn", mine: false });
    expect(plain(String(waiting.args["name"]))).toBe("Bo");
    expect(prompt(position({ phase: "over", turn: -1, actors: [] }), names).message).toBe("prompt-over");
  });

  test("calls readers you, not by their own names", () => {
    const waiting = (viewer: number) => prompt(position({ viewer, turn: 1, actors: [] }), names).args;
    expect(speaking("en")("prompt-wait-turn", waiting(1))).toBe("It is your turn.");
    expect(plain(speaking("en")("prompt-wait-turn", waiting(0)))).toBe("It is Bo’s turn.");
  });

  test("says who interrupts whom (N02)", () => {
    const seen = prompt(position({ viewer: 2, turn: 1, actors: [1], interrupted: [0] }), names);
    expect([seen.hint, plain(String(seen.args["name"])), plain(String(seen.args["other"]))]).toEqual([
      "prompt-wait-interrupting",
      "Bo",
      "Ann",
    ]);
    expect(prompt(position({ turn: 1, actors: [1], interrupted: [0] }), names).hint).toBe("prompt-interrupted");
    expect(prompt(position({ interrupted: [1], ask: ask("turn") }), names).hint).toBe("prompt-interrupting");
  });

  test("names everybody who still prepares a selection (J03)", () => {
    const waiting = prompt(position({ phase: "select", turn: -1, actors: [1, 2] }), names);
    expect([waiting.message, plain(String(waiting.args["name"]))]).toEqual(["prompt-wait-select", "Bo, Cem"]);
  });
});

test("the cheapest way out is pressed for where no card can be touched", () => {
  expect(primary(["end", "pass"], 0, 0)).toBe("pass");
  expect(primary(["end"], 0, 0)).toBe("end");
  expect([primary(["end"], 1, 0), primary(["end"], 0, 1)]).toEqual(["", ""]);
});
