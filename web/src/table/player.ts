import type { Fault, HintInfo, Signal, StandingOrder } from "@/generated/protocol";

/** A move that is not possible now. */
export interface Refused {
  move: string;
  fault: Fault;
}

/** What the table asks of the server; a replay has no player. */
export interface Player {
  play(move: string): Promise<void>;
  /** For each move why it is not possible now, `null` where it is. */
  explain(moves: string[]): Promise<(Fault | null)[]>;
  /** What one might want to do with a piece and may not, with the reasons. */
  explainPiece(piece: string): Promise<Refused[]>;
  spots(move: string): Promise<number[][]>;
  /** The best moves now; none where the position has changed meanwhile. */
  hint(): Promise<HintInfo[]>;
  /** Tell the others something beside the game. */
  tell(kind: Signal["kind"], told: string[], to?: number): Promise<void>;
  /** Take back one's latest decision; where it is not free, ask the others for it. */
  undo?(ask: boolean): Promise<void>;
  /** Hints would give away what is asked. */
  unadvised?: boolean;
  order(reaction: StandingOrder["reaction"], order: StandingOrder["order"]): Promise<void>;
}
