import type { Happening, Step } from "@/generated/protocol";

/** A step of the table with what happened as a family tells it. */
export type StepOf<H extends Happening> = Omit<Step, "happenings"> & { happenings: H[] };

/** All that a table knows of a position, whatever is played there. */
export interface TableState {
  /** The seat that sees it so, -1 for a spectator. */
  viewer: number;
  seats: number;
  /** Whose turn it is, -1 for nobody's. */
  turn: number;
  /** The seats that may act now. */
  actors: readonly number[];
  /** In a window whether the viewer may still answer, else `null`. */
  asked: boolean | null;
  /** The viewer has something to choose from. */
  choosing: boolean;
  /** The team of each seat, `null` in a game without teams. */
  teams: readonly number[] | null;
  /** The end, `null` before it. */
  outcome: Outcome | null;
}

/** How a game ended: `reason` is the id of a message and `rule` a number of the book, both may be `""`. */
export interface Outcome {
  winners: readonly number[];
  reason: string;
  rule: string;
}

/** The viewer must act now. */
export const mustAct = ({ viewer, actors, asked }: TableState): boolean =>
  viewer >= 0 && (asked ?? actors.includes(viewer));
