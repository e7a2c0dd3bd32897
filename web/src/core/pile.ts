import type { Position } from "../protocol";
import type { Deck } from "./catalogue";

/** How many cards a game is played with: the deck's, or some of its eras, and the Jokers. */
export function inPlay(deck: Deck, options: readonly string[]): number {
  const jokers = options.find((option) => option.startsWith("jokers="))?.slice("jokers=".length) ?? "0";
  return deck.rows.reduce((sum, row) => sum + row.cards.length, Number(jokers));
}

/** How many cards lie in the pile: all that are nowhere else. */
export function covered({ seats, pool, stack, aside }: Position, all: number): number {
  const held = seats.map((seat) => seat.hand + seat.discard.length + (seat.selection?.length ?? 0));
  return all - stack - pool.length - aside.length - held.reduce((sum, one) => sum + one, 0);
}
