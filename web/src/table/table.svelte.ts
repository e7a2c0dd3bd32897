import { getContext, setContext } from "svelte";
import type {
  Fault,
  Happening,
  Position,
  ReasonInfo,
  SignalInfo,
  StandingOrder,
  TableInfo,
} from "@/generated/protocol";
import { faultOf } from "@/kit/faults";
import { DEFAULT, type Language, type Translate } from "@/kit/i18n";
import { nameMark, plain } from "@/kit/text/markup";
import type { Draws } from "./chance/draws";
import type { TableState, StepOf } from "./tableState";
import { Hints } from "./hints/hints.svelte";
import { lateLines, type LogLine, type LogTurn, type Note } from "./log";
import type { Person } from "./people";
import type { Player } from "./player";
import { withoutUndone } from "./undo/undoneSteps";

/**
 * A table on the screen, whatever is played there: the people, what happened, and the moves that the reader sends. What lies
 * on the table belongs to a game, which derives its own class from this one. (A game's object that holds a table was
 * weighed: each of its views would have to reach through it for every word.)
 */
export abstract class Table<P extends Position = Position, H extends Happening = Happening> {
  readonly player: Player | null;
  readonly hints: Hints = new Hints(this);
  position = $state.raw<P>() as P;
  people = $state.raw<readonly Person[]>([]);
  steps = $state.raw<readonly StepOf<H>[]>([]);
  /** The steps that nobody has taken back: what has happened, for all but the log. */
  readonly standingSteps = $derived<readonly StepOf<H>[]>(withoutUndone(this.steps));
  info = $state.raw<TableInfo | null>(null);
  /** Whom sentences address where that is not the seat that sees the position: in a replay, or at a device that several share. */
  addressed = $state<number | null>(null);
  /** What people show one another at the table. */
  signals = $state.raw<readonly SignalInfo[]>([]);
  /** What chance decided, in a replay whose chance can be checked. */
  draws = $state.raw<Draws | null>(null);
  language = $state<Language>(DEFAULT);
  t = $state.raw<Translate>((id) => id);
  /** A move is on its way to the server. */
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  /** What the reader has typed and not sent: it stays where the page is laid out anew. */
  typed = $state("");
  /** What the live region says, with an object for each time it is said. */
  utterance = $state.raw({ text: "" });
  private sent: P;

  /** `player` is `null` where nothing can be played, as in a replay. */
  constructor(player: Player | null, start: P) {
    this.player = player;
    this.sent = start;
    this.position = this.read(start);
  }

  /** What the parts of any table know of the position. */
  abstract readonly standing: TableState;
  /** Whoever is asked is asked openly, so an order answers for a seat instead of hiding that it could not. */
  declare readonly openly?: boolean;
  /** The log as the reader may see it, oldest turn first. */
  abstract readonly log: readonly LogTurn[];
  /** The lines of the log that some steps make. */
  abstract linesOf(steps: readonly StepOf<H>[]): LogLine[];
  /** What stands behind a line of the log. */
  abstract notesOf(line: LogLine): Note[];
  /** What to read out of the latest steps. */
  abstract spoken(news: readonly StepOf<H>[]): string[];
  /** The same to be heard, after whose time was up. */
  heard(news: readonly StepOf<H>[]): string {
    const late = lateLines(news, this.reader, (seat) => this.seatName(seat));
    return plain([...late.map(({ message, args }) => this.t(message, args)), ...this.spoken(news)].join(" "));
  }
  /** A move in words, with its pieces and people marked (see `kit/text/markup`). */
  abstract moveText(move: string): string;
  /** What a hint's move promises, in hundredths. */
  promiseText(number: number): string {
    return this.t("hint-value", { number });
  }
  /** How it ended for somebody, in a word of the game. */
  endText(end: string): string {
    return end;
  }
  /** A reason of a hint, where a game says it in its own way. */
  reasonText?(reason: ReasonInfo): string;
  /** The ids of the pieces that a move names. */
  abstract piecesNamed(move: string): string[];
  abstract pieceName(id: string): string;
  /** What lies open in this game and can be shown to the others, besides the seats (see `Signal`). */
  openThings?(): readonly string[];
  /** The thing that the reader has chosen on the board, named as in `Signal`; `""` for none. */
  chosenThing?(): string;
  /** What somebody points at, in words, where it is neither a seat nor a piece. */
  aboutText?(about: string): string;
  /** Play a suggested move or go where it leads; `null` if that cannot be done now. A game without it has no suggestions. */
  accept?(move: string): (() => Promise<unknown>) | null;
  /** Show the reader a piece that is named in a sentence. */
  abstract lookAt(id: string): void;
  /** Forget what the reader had begun in the position `from`, where it no longer makes sense. */
  protected abstract moved(from: P, news: readonly StepOf<H>[]): void;
  /** A move has been accepted. */
  protected abstract played(): void;

  /** A position as the game's views want it. */
  protected read(position: P): P {
    return position;
  }

  /** What the server says of the table around the game. */
  hear(info: TableInfo): void {
    this.info = info;
    this.signals = info.talk?.signals ?? [];
  }

  get announcement(): string {
    return this.utterance.text;
  }

  set announcement(text: string) {
    this.utterance = { text };
  }

  /** Whether this position is another one than the one last taken over. */
  isNew(position: P): boolean {
    return position !== this.sent;
  }

  /**
   * Show a position, without anything that led to it. The one that is shown already stays the same object: the table calls
   * this with every answer of the server, and views that ask something of a new position would never stop.
   */
  put(position: P): void {
    if (!this.isNew(position)) return;
    this.sent = position;
    this.position = this.read(position);
  }

  /** Take over a new position with the steps that led to it. */
  advance(position: P, news: readonly StepOf<H>[]): void {
    const from = this.position;
    this.put(position);
    this.moved(from, news);
  }

  seatName(seat: number): string {
    return this.people[seat]?.name || this.t("seat-number", { number: seat + 1 });
  }

  /** The seat of whoever reads, -1 for nobody's. */
  get reader(): number {
    return this.addressed ?? this.standing.viewer;
  }

  /** `me` or `other`, so that a language can address the reader and conjugate. */
  who(seat: number): "me" | "other" {
    return seat >= 0 && seat === this.reader ? "me" : "other";
  }

  /** What a sentence about a seat is told. */
  about(seat: number): { who: "me" | "other"; name: string } {
    return { who: this.who(seat), name: seat < 0 ? "" : nameMark(this.seatName(seat)) };
  }

  /** The same where a name is not marked. */
  spokenOf(seat: number): { who: "me" | "other"; name: string } {
    return { who: this.who(seat), name: this.seatName(seat) };
  }

  /** Seats in a list, the reader among them as "you". */
  listed(seats: readonly number[]): string {
    return seats.map((seat) => (this.who(seat) === "me" ? this.t("seat-you") : this.seatName(seat))).join(", ");
  }

  /** Send a move; resolves to whether it was accepted. A refusal is shown and read out. */
  async play(move: string): Promise<boolean> {
    if (this.player === null || this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await this.player.play(move);
      this.played();
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      if (this.fault !== null) this.announcement = this.fault.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Change the reader's standing order; the table says when it holds. */
  async setOrder(reaction: StandingOrder["reaction"], order: StandingOrder["order"]): Promise<boolean> {
    try {
      await this.player?.order(reaction, order);
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
  }
}

const KEY = Symbol("table");

export const provideTable = <T extends Table>(table: T): T => setContext(KEY, table);
export const useTable = <T extends Table = Table>(): T => getContext(KEY);
