import { describe, expect, it } from "vitest";
import { KeptPaper, type PaperGame } from "./keptGames";

const GAME: PaperGame = { game: "intro", deck: "prehistory", file: "", seats: ["Ana", "Bob"], log: ["pool fire"] };

function store(begin: string | null = null, full = false) {
  let held = begin;
  return {
    getItem: () => held,
    setItem: (_: string, value: string) => {
      if (full) throw new Error("full");
      held = value;
    },
    removeItem: () => {
      held = null;
    },
  };
}

describe("the game with real cards that a browser keeps", () => {
  it("is read as it was written, and is gone when it is put away", () => {
    const kept = new KeptPaper(store());
    kept.write(GAME);
    expect(kept.read()).toEqual(GAME);
    kept.write(null);
    expect(kept.read()).toBeNull();
  });

  it.each(["{", "3", '{"game":"intro"}', JSON.stringify({ ...GAME, log: [1] })])("is none where %s is kept", (text) => {
    expect(new KeptPaper(store(text)).read()).toBeNull();
  });

  it("needs no room to go on", () => {
    expect(() => new KeptPaper(store(null, true)).write(GAME)).not.toThrow();
  });
});
