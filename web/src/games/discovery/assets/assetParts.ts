import type { Component } from "svelte";
import type { Happening } from "@/generated/games/evolution";
import type { Gesture } from "@/table/feedback/gestures";

/** What shows assets at a table that plays with them (section Y). */
export interface AssetParts {
  /** The sign on a card. */
  Token: Component<{ card: string }>;
  /** What the asset of a card that is looked at does. */
  Note: Component<{ card: string }>;
  /** What a seat has ready. */
  Sockets: Component<{ seat: number }>;
  /** What can be done with assets now. */
  Menu: Component;
  /** What the end of the turn makes ready, in its button. */
  Ending: Component;
  /** An asset with its card, marked for a sentence. */
  on(card: string): string;
  /** What is seen of what happens with assets. */
  gestures(happening: Happening): Gesture[];
  /** What a screen reader says of a card's asset. */
  label(card: string): string[];
  /** What it says of a seat's assets. */
  ofSeat(seat: number): string[];
}
