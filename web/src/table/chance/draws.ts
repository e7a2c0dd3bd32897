import type { Frame } from "@/generated/protocol";
import { undoneBy } from "@/table/undo/frames";

/** An outcome of chance: the draws of a game are counted in the order of its lines, from 1. */
export interface Draw {
  number: number;
  /** The frame of the replay in which it shows. */
  step: number;
}

/** The draws of a replay. */
export interface Draws {
  all: readonly Draw[];
  /** A draw as the record writes it. */
  lineOf: (draw: Draw) => string;
  /** Show one in the list of all. */
  show: (draw: Draw) => void;
  /** Go to the step in which it was drawn. */
  ongo: (draw: Draw) => void;
}

/** Every outcome of chance that a record writes. Whoever takes a move back draws the same again, by the same number. */
export function drawsOf(frames: readonly Pick<Frame, "line">[]): Draw[] {
  const undone = undoneBy(frames);
  const found: Draw[] = [];
  let stand: number[] = [];
  frames.forEach(({ line }, step) => {
    const gone = new Set(undone.get(step));
    stand = stand.filter((one) => !gone.has(one));
    if (!line.includes(" = ")) return;
    stand.push(step);
    found.push({ number: stand.length, step });
  });
  return found;
}

/** The draws of some steps, the first and the last included. */
export const drawnIn = (draws: readonly Draw[], first: number, last: number): Draw[] =>
  draws.filter(({ step }) => first <= step && step <= last);
