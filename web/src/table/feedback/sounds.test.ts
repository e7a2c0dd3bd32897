import { expect, test } from "vitest";
import { LANGUAGES } from "@/kit/i18n";
import { speaking } from "@/testing/texts";
import { chosen } from "./soundQueue";
import { length, NAMES, SOUNDS, type Tone } from "./sounds";

const SHORT = 1.5;

test("every sound is short, soft and has a name", () => {
  for (const name of NAMES) {
    expect(length(name), name).toBeLessThan(SHORT);
    expect(Math.max(...(SOUNDS[name] as readonly Tone[]).map(({ loud }) => loud)), name).toBeLessThan(1);
    for (const language of LANGUAGES) expect(speaking(language)(`sound-${name}`)).not.toBe(`sound-${name}`);
  }
});

test("of what happens at once everything is heard once, and the latest where it is too much", () => {
  expect(chosen(["place", "points", "place", "turn"])).toEqual(["place", "points", "turn"]);
  expect(chosen(["step", "fight", "die", "wound", "out", "turn"])).toEqual(["die", "wound", "out", "turn"]);
});
