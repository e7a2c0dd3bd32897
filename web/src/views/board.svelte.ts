import { getContext, setContext } from "svelte";
import type { CardInfo, Fault, Position, Step } from "../protocol";
import type { Deck } from "../core/catalogue";
import { inLanguage } from "../core/catalogue";
import type { Language, Translate } from "../core/i18n";
import { type LogTurn, logTurns } from "../core/log";
import { cardsOf, movesOfCard, type Place, type TrumpUse } from "../core/moves";
import type { Person } from "../core/people";
import { freshCards } from "../core/session";

export interface Selection {
  card: string;
  /** The `data-place` of the element it was chosen at, where the focus goes back to. */
  at: string;
}

/** What the table asks of whoever stands behind it: a server, or nobody in a replay. */
export interface Player {
  play(move: string): Promise<void>;
  explain(moves: string[]): Promise<(Fault | null)[]>;
}

const SAYING = 6;

/** The table on the screen: what the server said, and what the reader is looking at. */
export class Board {
  readonly deck: Deck;
  readonly player: Player | null;
  position = $state.raw<Position>() as Position;
  people = $state.raw<readonly Person[]>([]);
  steps = $state.raw<readonly Step[]>([]);
  language = $state<Language>("en");
  t = $state.raw<Translate>((id) => id);
  selected = $state.raw<Selection | null>(null);
  pointed = $state("");
  use = $state<TrumpUse | "">("");
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  said = $state("");
  discardsOf = $state(-1);

  tree = $derived(new Set(this.position.tree));
  pool = $derived(new Set(this.position.pool));
  hand = $derived(this.viewerHand());
  lit = $derived(this.litCards());
  fresh = $derived(freshCards(this.steps, this.position.viewer, this.position.seats.length));
  focus = $derived(this.pointed || this.selected?.card || "");
  ancestors = $derived(this.before(this.focus));
  successors = $derived(this.after(this.focus));
  log = $derived<LogTurn[]>(logTurns(this.steps, this.narrator()));

  constructor(deck: Deck, player: Player | null, start: Position) {
    this.deck = deck;
    this.player = player;
    this.position = start;
  }

  narrator(): { viewer: number; seatName(seat: number): string; cardName(card: string): string } {
    const { viewer } = this.position;
    return { viewer, seatName: (seat) => this.seatName(seat), cardName: (card) => this.cardName(card) };
  }

  seatName(seat: number): string {
    return this.people[seat]?.name || this.t("seat-number", { number: seat + 1 });
  }

  cardName(id: string): string {
    const card = this.deck.cards.get(id);
    return card === undefined ? id : inLanguage(card.name, this.language);
  }

  familyName(card: CardInfo): string {
    return inLanguage(this.deck.families.get(card.family)?.name ?? {}, this.language);
  }

  /** Where a card lies for the viewer. */
  place(card: string): Place {
    if (this.tree.has(card)) return "tree";
    if (this.hand.includes(card)) return "hand";
    if (this.pool.has(card)) return "pool";
    const holder = this.discardHolder(card);
    if (holder < 0) return "hidden";
    return holder === this.position.viewer ? "own-discard" : "discard";
  }

  /** Whose discard a card lies in, -1 for nobody's. */
  discardHolder(card: string): number {
    return this.position.seats.findIndex((seat) => seat.discard.includes(card));
  }

  /** The `data-place` of a card that can be seen outside the tree, else of its outline. */
  spot(card: string): string {
    const place = this.place(card);
    if (place === "hand" || place === "pool") return `${place}:${card}`;
    if (place === "own-discard" || place === "discard") return `discard-${this.discardHolder(card)}:${card}`;
    return `tree:${card}`;
  }

  select(card: string, at: string): void {
    this.fault = null;
    this.selected = { card, at };
  }

  unselect(): void {
    this.selected = null;
    this.fault = null;
  }

  /** Send a move; the answer, kind or not, is said. */
  async play(move: string): Promise<boolean> {
    if (this.player === null || this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await this.player.play(move);
      this.use = "";
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      if (this.fault !== null) this.said = this.fault.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What to read out of the latest steps: the last few things that others did. */
  spoken(news: readonly Step[]): string[] {
    const lines = logTurns(news, this.narrator()).flatMap((turn) => turn.lines);
    const loud = lines.filter((line) => !["scored", "refilled", "ended"].includes(line.kind));
    return loud.slice(-SAYING).map((line) => this.t(line.message, line.args));
  }

  private before(card: string): Set<string> {
    return card === "" ? new Set() : this.deck.ancestors(card);
  }

  private after(card: string): Set<string> {
    return new Set(this.deck.cards.get(card)?.leads_to);
  }

  private viewerHand(): readonly string[] {
    return this.position.seats[this.position.viewer]?.cards ?? [];
  }

  private litCards(): Set<string> {
    const { legal, phase } = this.position;
    if (this.use !== "") return cardsOf(legal, [this.use]);
    return cardsOf(legal, phase === "discard" ? ["discard"] : ["place", "give"]);
  }

  movesOf(card: string) {
    return movesOfCard(this.position.legal, card);
  }
}

function faultOf(error: unknown): Fault | null {
  return typeof error === "object" && error !== null && "fault" in error ? (error.fault as Fault) : null;
}

const KEY = Symbol("board");

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext(KEY);
