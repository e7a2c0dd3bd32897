import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { Feedback } from "@/table/feedback/feedback";
import type { SoundName } from "@/table/feedback/sounds";
import type { Occasion } from "@/table/characters/remarks";
import { gesturesOf } from "./gestures";
import { openlyOf, sinceOf } from "./turnSummary";

const SOUNDS: Readonly<Record<string, SoundName>> = {
  placed: "place",
  joker: "place",
  scored: "points",
  trump: "trump",
  opened: "era-opens",
  closed: "era-closes",
  stopped: "stop",
  objected: "stop",
  interrupted: "stop",
  stolen: "steal",
  looted: "steal",
  used: "trump",
  warded: "stop",
};
/** What is done to somebody else. */
const DONE_TO = new Set(["stolen", "stopped", "objected", "interrupted", "looted"]);

/** What makes a good move: so many points at once, or so many cards in a series. */
const MANY_POINTS = 4;
const LONG_SERIES = 3;

function occasionOf({ kind, seat, other, number }: Happening): Occasion | null {
  if (kind === "closed") return { kind: "era", seat };
  if (kind === "trump" || (kind === "scored" && number >= MANY_POINTS) || (kind === "series" && number >= LONG_SERIES))
    return { kind: "well", seat };
  if (DONE_TO.has(kind) && other >= 0) return { kind: "hit", seat: other };
  if (kind === "dealt") return { kind: "start", seat: -1 };
  if (kind === "turn") return { kind, seat };
  return kind === "left" ? { kind: "gone", seat } : null;
}

/** How the card games feel. */
const feel: Feedback<Happening, DiscoveryBoard> = {
  soundOf: ({ kind, number }) => (kind === "scored" && number < 0 ? null : (SOUNDS[kind] ?? null)),
  gesturesOf,
  sinceOf,
  openlyOf,
  occasionOf,
};

export default feel;
