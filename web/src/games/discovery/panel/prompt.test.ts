import { describe, expect, test } from "vitest";
import type { Position } from "@/generated/protocol";
import { cardsOf } from "@/games/discovery/cards/moves";
import { plain } from "@/kit/markup";
import { names, position } from "@/games/discovery/samples";
import { primary, prompt } from "./prompt";

describe("the prompt", () => {
  test.each([
    [["place fire", "end", "pass"], "prompt-opening", ""],
    [["end", "pass"], "prompt-opening-pass", "pass"],
    [["place fire", "end"], "prompt-opening-end", ""],
    [["end"], "prompt-opening-none", "end"],
  ])("in the opening offers what is left: %j", (legal, message, first) => {
    expect(prompt(position({ phase: "opening", legal }), names)).toMatchObject({ message, hint: "" });
    expect(primary(legal, cardsOf(legal, ["place"]).size, 0)).toBe(first);
    expect(primary(legal, 0, 1)).toBe("");
  });

  test("asks the one who must act", () => {
    expect(prompt(position({ legal: ["place fire", "end"] }), names)).toMatchObject({
      message: "prompt-turn",
      hint: "",
      mine: true,
    });
    expect(prompt(position({ legal: ["end"] }), names).hint).toBe("prompt-turn-none");
    const series = prompt(position({ placed: 1, last: "fire", legal: ["place hide", "end"] }), names);
    expect(series.message).toBe("prompt-series");
    expect(plain(String(series.args["card"]))).toBe("FIRE");
    expect(prompt(position({ placed: 1, last: "fire", legal: ["end"] }), names).message).toBe("prompt-done");
  });

  test("offers piles to look through only where there are some (rule M09)", () => {
    const hint = (legal: string[]): string =>
      prompt(position({ phase: "verify", wanted: ["fire"], legal }), names).hint;
    expect(hint(["look 0,0", "concede"])).toBe("prompt-wanted");
    expect(hint(["concede"])).toBe("prompt-wanted-none");
  });

  test("names whom everybody waits for", () => {
    const waiting = prompt(position({ actors: [1], turn: 1 }), names);
    expect(waiting).toMatchObject({ message: "prompt-wait-turn", mine: false });
    expect(plain(String(waiting.args["name"]))).toBe("Bo");
    expect(prompt(position({ phase: "over", turn: -1, actors: [] }), names).message).toBe("prompt-over");
  });
});

describe("the prompt of the new phases", () => {
  test.each([
    [{ phase: "select", legal: ["select"] }, "prompt-select"],
    [{ phase: "verify", legal: ["verify", "concede"] }, "prompt-verify"],
    [{ phase: "look", legal: ["look 0,0"], wanted: ["fire"] }, "prompt-look"],
    [{ phase: "called", owed: "fire", legal: ["place fire", "fail"] }, "prompt-called"],
    [{ phase: "give", asker: 1 }, "prompt-give-asked"],
    [{ phase: "give", owed: "fire" }, "prompt-give"],
    [{ phase: "discard", turn: 1 }, "prompt-discard-fault"],
    [{ phase: "turn", leader: 1, legal: ["place fire", "pass"] }, "prompt-round"],
  ] as const)("%j", (change, message) => {
    expect(prompt(position(change as unknown as Partial<Position>), names)).toMatchObject({ message, mine: true });
  });

  test("says beforehand what has to be found (M09)", () => {
    const asked = prompt(position({ phase: "verify", legal: ["look 0,0", "concede"], wanted: ["fire"] }), names);
    expect([asked.message, asked.hint, plain(String(asked.args["cards"]))]).toEqual([
      "prompt-verify",
      "prompt-wanted",
      "FIRE",
    ]);
  });

  test("says who interrupts whom (N02)", () => {
    const seen = prompt(position({ viewer: 2, turn: 1, actors: [1], interrupted: [0] }), names);
    expect([seen.hint, plain(String(seen.args["name"])), plain(String(seen.args["other"]))]).toEqual([
      "prompt-wait-interrupting",
      "Bo",
      "Ann",
    ]);
    expect(prompt(position({ turn: 1, actors: [1], interrupted: [0] }), names).hint).toBe("prompt-interrupted");
    expect(prompt(position({ interrupted: [1], legal: ["place fire"] }), names).hint).toBe("prompt-interrupting");
  });

  test("names everybody who still prepares a selection (J03)", () => {
    const waiting = prompt(position({ phase: "select", turn: -1, actors: [1, 2] }), names);
    expect([waiting.message, plain(String(waiting.args["name"]))]).toEqual(["prompt-wait-select", "Bo, Cem"]);
  });
});
