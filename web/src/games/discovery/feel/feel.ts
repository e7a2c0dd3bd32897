import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { Feel } from "@/table/feel/feel";
import type { SoundName } from "@/table/feel/sounds";
import { gesturesOf } from "./gestures";
import { sinceOf } from "./since";

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
};

/** How the card games feel. */
const feel: Feel<Happening, DiscoveryBoard> = {
  soundOf: ({ kind, number }) => (kind === "scored" && number < 0 ? null : (SOUNDS[kind] ?? null)),
  gesturesOf,
  sinceOf,
};

export default feel;
