import type { SurvivalHappening } from "@/generated/games/discover";
import type { Feedback } from "@/table/feedback/feedback";
import type { SoundName } from "@/table/feedback/sounds";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import type { Occasion } from "@/table/characters/remarks";
import { gesturesOf } from "./gestures";
import { openlyOf, sinceOf } from "./turnSummary";

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

/** What the others are glad of. */
const GOOD = new Set(["crafted", "slain", "delivered", "surveyed", "gave"]);
const GONE = new Set(["died", "won", "left"]);

function occasionOf({ kind, seat }: SurvivalHappening): Occasion | null {
  if (kind === "dawn") return { kind: "night", seat: -1 };
  if (GOOD.has(kind)) return { kind: "well", seat };
  if (kind === "hurt") return { kind: "hit", seat };
  if (kind === "chose") return { kind: "start", seat: -1 };
  if (kind === "turn") return { kind, seat };
  return GONE.has(kind) ? { kind: "gone", seat } : null;
}

/** How the survival game feels. */
const feel: Feedback<SurvivalHappening, SurvivalTable> = {
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  gesturesOf,
  sinceOf,
  openlyOf,
  occasionOf,
};

export default feel;
