import type { SurvivalHappening } from "@/generated/games/discover";
import type { Feel } from "@/table/feel/feel";
import type { SoundName } from "@/table/feel/sounds";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import { gesturesOf } from "./gestures";
import { sinceOf } from "./since";

const SOUNDS: Readonly<Record<string, SoundName>> = {
  rolled: "die",
  rerolled: "die",
  tested: "die",
  moved: "step",
  fled: "step",
  fight: "fight",
  attacked: "fight",
  hurt: "wound",
  night: "night",
  dawn: "dawn",
  died: "out",
};

/** How the survival game feels. */
const feel: Feel<SurvivalHappening, SurvivalTable> = {
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  gesturesOf,
  sinceOf,
};

export default feel;
