import type { Replay, Step } from "@/generated/protocol";
import type { KnownTable } from "@/shell/storage";
import { localSeats } from "@/table/seats/hotseat";
import { undoneBy } from "@/table/undo/frames";

/** How a record says that the clock made a move. */
const TIME = "time";

/** The last frame up to `at` by which somebody joined: from there on all seats are numbered anew. */
const arrival = (replay: Pick<Replay, "frames">, at: number) =>
  replay.frames.slice(0, at + 1).findLast((frame) => frame.joined)?.joined;

/** Who sits at the table in frame `at`. */
export const namesAt = (replay: Pick<Replay, "frames" | "names">, at: number): string[] =>
  arrival(replay, at)?.names ?? replay.names;

/** The seat of frame `at` that sentences address: the reader's, -1 where they had none or several. */
export function ownAt(
  replay: Pick<Replay, "frames" | "names">,
  at: number,
  known: Pick<KnownTable, "seats" | "own"> | undefined,
): number {
  const [seat = known?.own ?? -1, ...more] = localSeats(known?.seats ?? []).map((one) => one.seat);
  const name = more.length === 0 ? namesAt(replay, replay.frames.length - 1)[seat] : undefined;
  return name === undefined ? -1 : namesAt(replay, at).indexOf(name);
}

/** The steps up to and with frame `at`; a frame's number is its step's, so that the log can lead back to it. */
export function frameSteps(replay: Pick<Replay, "frames">, at: number): Step[] {
  const before = arrival(replay, at)?.before ?? [];
  const undone = undoneBy(replay.frames);
  return replay.frames.slice(0, at + 1).map((frame, index) => ({
    seq: index,
    at: 0,
    happenings: before[index] ?? frame.happenings,
    undo: undone.has(index) ? { word: "undone", seat: frame.seat, steps: undone.get(index)! } : null,
    late: frame.comment === TIME ? frame.seat : -1,
  }));
}

/** Whose hand matters after a frame: of the seat that acts next, at the end of the one that acted last. */
export const handShown = (actors: readonly number[], seat: number): number => actors[0] ?? Math.max(0, seat);

/** How long each frame is shown while a replay plays, in milliseconds. */
export const PACES = { slow: 2600, usual: 1300, fast: 500 } as const;

export type Pace = keyof typeof PACES;

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
