import type { Offer } from "@/games/discovery/plane/spots";

/** A card that was chosen. */
export interface Selection {
  card: string;
  /** The `data-place` of the element it was chosen at, where the focus goes back to. */
  at: string;
}

/** A move that waits for its spot on the plane, with the spots that the server offers. */
export interface Aim {
  move: string;
  offers: Offer[];
}
