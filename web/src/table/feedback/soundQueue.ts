import { afterPaint } from "@/kit/afterPaint";
import type { SoundName } from "./sounds";
import { sound } from "./synth";

/** Sounds of one moment begin one after the other, in seconds. */
const APART = 0.13;
/** More sounds than this are left out: somebody was away, or much happened at once. */
const MOST = 4;
/** What would be heard later than this, in milliseconds, is no news any more. */
const STALE = 600;

let context: AudioContext | null = null;
/** When the next sound may begin. */
let free = 0;

/** A page may make sounds once its reader has pressed something; before that it must not even ask for them. */
const allowed = (): boolean => context !== null || (navigator.userActivation?.hasBeenActive ?? true);

/** Get ready to make sounds. Some browsers allow it only while something is pressed. */
export async function wake(): Promise<AudioContext | null> {
  if (!allowed() || !("AudioContext" in window)) return null;
  context ??= new AudioContext();
  await context.resume();
  return context;
}

/** Get ready once what was pressed has answered: it takes a phone a tenth of a second. A browser that cannot tell how long it remembers a press is asked at once. */
export function wakeSoon(): void {
  if ("userActivation" in navigator) afterPaint(() => void wake());
  else void wake();
}

/** Each sound once, in the order in which they came, and no more than one can tell apart. */
export const chosen = (names: readonly SoundName[]): SoundName[] => [...new Set(names)].slice(-MOST);

/** Play some sounds, if the browser lets the page. Where others are still waiting, only the last of these joins them. */
export async function playSounds(names: readonly SoundName[]): Promise<void> {
  if (names.length === 0) return;
  const asked = performance.now();
  const woken = await wake();
  if (woken === null || performance.now() - asked > STALE) return;
  const { currentTime: now } = woken;
  for (const name of chosen(names).slice(free > now ? -1 : 0)) {
    const when = Math.max(now, free);
    sound(woken, name, when);
    free = when + APART;
  }
}
