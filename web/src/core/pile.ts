import type { Position } from "../protocol";
import type { Deck } from "./catalogue";

/** How many cards a game is played with: the deck's, or some of its eras, and the Jokers. */
export function inPlay(deck: Deck, options: readonly string[]): number {
  const value = (key: string): string => options.find((option) => option.startsWith(`${key}=`))?.slice(key.length + 1) ?? "";
  const [from = 0, to = Infinity] = value("eras") === "" ? [] : value("eras").split("-").map(Number);
  const printed = deck.info.cards.filter((card) => card.era >= from && card.era <= to).length;
  return printed + Number(value("jokers"));
}

/** How many cards lie in the pile: all that are nowhere else. */
export function covered({ seats, pool, stack, aside }: Position, all: number): number {
  const held = seats.map((seat) => seat.hand + seat.discard.length + (seat.selection?.length ?? 0));
  return all - stack - pool.length - aside.length - held.reduce((sum, one) => sum + one, 0);
}
