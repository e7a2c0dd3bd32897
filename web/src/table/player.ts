import type { Fault, HintInfo, StandingOrder } from "@/generated/protocol";
import type { Offer } from "@/games/discovery/plane/spots";

/** A move that is not possible now. */
export interface Refused {
  move: string;
  fault: Fault;
}

export interface Selection {
  card: string;
  /** The `data-place` of the element it was chosen at, where the focus goes back to. */
  at: string;
}

/** What the table asks of the server; a replay has no player. */
export interface Player {
  play(move: string): Promise<void>;
  /** For each move why it is not possible now, `null` where it is. */
  explain(moves: string[]): Promise<(Fault | null)[]>;
  /** What one might want to do with a card and may not, with the reasons. */
  explainCard(card: string): Promise<Refused[]>;
  spots(move: string): Promise<number[][]>;
  /** The best moves now; none where the position has changed meanwhile. */
  hint(): Promise<HintInfo[]>;
  order(reaction: StandingOrder["reaction"], order: StandingOrder["order"]): Promise<void>;
}

/** A move that waits for its spot on the plane, with the spots that the server offers. */
export interface Aim {
  move: string;
  offers: Offer[];
}

/** What the server had against a move, if that is what went wrong. */
export function faultOf(error: unknown): Fault | null {
  return typeof error === "object" && error !== null && "fault" in error ? (error.fault as Fault) : null;
}
