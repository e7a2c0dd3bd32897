import type { Replay, Step } from "@/generated/protocol";

/** The steps up to and with frame `at`; a frame's number is its step's, so that the log can lead back to it. */
export function frameSteps(replay: Pick<Replay, "frames">, at: number): Step[] {
  return replay.frames.slice(0, at + 1).map((frame, index) => ({ seq: index, at: 0, happenings: frame.happenings }));
}

/** Whose hand matters after a frame: of the seat that acts next, at the end of the one that acted last. */
export const handShown = (actors: readonly number[], seat: number): number => actors[0] ?? Math.max(0, seat);

/** The frame that a key leads to; `null` for keys that mean nothing here. */
export function stepTo(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowRight":
      return Math.min(last, at + 1);
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
