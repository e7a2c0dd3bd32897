import type { Component, Snippet } from "svelte";
import type { Catalogue, Happening, Position } from "@/generated/protocol";
import type { ShortcutGroup } from "@/shell/shortcuts";
import type { Drawing } from "./end/picture";
import type { Feedback } from "./feedback/feedback";
import type { Player } from "./player";
import type { Table } from "./table.svelte";
import type { StepOf } from "./tableState";

/** What is played at a table. */
export interface PlayedGame {
  game: string;
  deck: string;
  options: readonly string[];
}

export interface BoardProps<T> {
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
export interface BoardHandle<P extends Position = Position, H extends Happening = Happening> {
  show(position: P, news: readonly StepOf<H>[]): Promise<void>;
}

/**
 * What a family of games gives to the table, loaded when one of them is played. Live tables and replays, seats, the log,
 * hints and the analysis need nothing else of it.
 */
export interface GameModule<
  P extends Position = Position,
  H extends Happening = Happening,
  T extends Table<P, H> = Table<P, H>,
> {
  /** A table of this family; `null` if the catalogue does not have what it is played with. */
  open(played: PlayedGame, catalogue: Catalogue, player: Player | null, start: P): T | null;
  /** The position of a closed table: everything stays where it is, and no seat is to move. */
  atRest(position: P): P;
  /** The table itself: the board, what is asked and everything that lies around it. */
  Board: Component<BoardProps<T>, BoardHandle<P, H>>;
  /** Load what a replay shows on a narrow page, if the board shows less there: one player's own pieces, of `acting` unless a seat is chosen. */
  loadHand?(): Promise<Component<{ board: T; acting: number; still?: boolean }>>;
  /** Load what lets a reader feel what happens: sounds, and motion. */
  loadFeedback?(): Promise<Feedback<H, T>>;
  /** Load what a player may want to prepare in another's turn. */
  loadAhead?(): Promise<(table: T) => PreparableMoves>;
  /** Load what draws a position in small, with what came since `before` marked: for turning points, and for the picture that people share. */
  loadPortrait?(): Promise<(position: P, table: T, before?: P) => Drawing>;
  /** Load the count at the end. */
  loadResult(): Promise<Component<{ table: T; position: P; names: readonly string[] }>>;
}

/** What a player may want to prepare: moves in notation, and the ids of pieces that may be named. */
export interface PreparableMoves {
  moves: readonly string[];
  names: readonly string[];
}

/** The keys and signs of a family's board, for the page of keys, as ids of messages `key-...`, `sign-...` and `finger-...`. */
export interface GameHelp {
  /** The keys that a reader can change. */
  shortcuts: readonly ShortcutGroup[];
  /** Those that stay: what is printed on the key (or the id of its name), and what it does. */
  keys: readonly (readonly [key: string, id: string])[];
  signs: readonly string[];
  /** What a finger does on the board, besides taps. */
  fingers?: readonly string[];
}
