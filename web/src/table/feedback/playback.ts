import type { Position, Step } from "@/generated/protocol";

/** A position as it came, with the steps that led to it. */
export interface Frame {
  position: Position;
  news: readonly Step[];
}

/** The most positions that are kept: longer than a round of any game. */
const KEPT = 80;
/** All that is played once more lasts this long at most, a frame this long at most and at least, in milliseconds. */
const ALL = 5000;
const SLOW = 900;
const QUICK = 220;

/** The positions that a table has gone through on this page, to go through the latest of them once more. */
export class Playback {
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended: (() => void) | null = null;

  get playing(): boolean {
    return this.ended !== null;
  }

  /** A new position of the table. The first one is where everything begins. */
  record(frame: Frame): void {
    this.frames = [...this.frames, frame].slice(-KEPT);
  }

  /** The frames from a step on, after the position before it; none where that is not known any more. */
  from(seq: number): readonly Frame[] {
    const first = this.frames.findIndex(({ news }) => news.some((step) => step.seq >= seq));
    return first > 0 ? this.frames.slice(first - 1) : [];
  }

  /** Show some frames, one after the other, and then call `ended`, also if it is stopped before. */
  play(frames: readonly Frame[], show: (frame: Frame) => void, ended: () => void): void {
    this.stop();
    this.ended = ended;
    const wait = Math.max(QUICK, Math.min(SLOW, ALL / frames.length));
    const next = (at: number): void => {
      const frame = frames[at];
      if (frame === undefined) return this.stop();
      show(at === 0 ? { ...frame, news: [] } : frame);
      this.timer = setTimeout(() => next(at + 1), wait);
    };
    next(0);
  }

  stop(): void {
    const ended = this.ended;
    this.drop();
    ended?.();
  }

  /** Show nothing more, and call nobody: what it was shown on is gone. */
  drop(): void {
    clearTimeout(this.timer);
    this.ended = null;
  }
}
