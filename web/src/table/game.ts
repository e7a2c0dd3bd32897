import type { Component, Snippet } from "svelte";
import type { Catalogue, Position, Step } from "@/generated/protocol";
import type { Player } from "./player";
import type { Table } from "./table.svelte";

/** What is played at a table. */
export interface Played {
  game: string;
  deck: string;
  options: readonly string[];
}

export interface BoardProps<T extends Table> {
  board: T;
  /** When the time of those who act ends, in ms since 1970; 0 without a clock. */
  deadline?: number;
  closed?: boolean;
  watchers?: number;
  /** Shown above everything; the argument is true if there is room beside the board. */
  top?: Snippet<[boolean]>;
  /** Shown beside the board if there is room. */
  side?: Snippet;
  /** In a replay: go to a step. */
  ongo?: (step: number) => void;
}

/** What a board lets its page do: show a new position, with the steps that led to it. */
export interface BoardHandle {
  show(position: Position, news: readonly Step[]): Promise<void>;
}

/**
 * What a family of games gives to the table, loaded when one of them is played. Live tables and replays, seats, the log,
 * hints and the analysis need nothing else of it.
 */
export interface GameModule<T extends Table = Table> {
  /** A table of this family; `null` if the catalogue does not have what it is played with. */
  open(played: Played, catalogue: Catalogue, player: Player | null, start: Position): T | null;
  /** The table itself: the board, what is asked and everything that lies around it. */
  Board: Component<BoardProps<T>, BoardHandle>;
  /** Load what a replay shows on a narrow page: one player's own cards, of `acting` unless a seat is chosen. */
  loadHand(): Promise<Component<{ board: T; acting: number; still?: boolean }>>;
  /** Load the count at the end. */
  loadResult(): Promise<Component<{ position: Position; names: readonly string[] }>>;
}

/** The keys and signs of a family's board, for the help page, as ids of messages `key-...` and `sign-...`. */
export interface GameHelp {
  /** What is printed on the key (or the id of its name), and what it does. */
  keys: readonly (readonly [key: string, id: string])[];
  signs: readonly string[];
}
