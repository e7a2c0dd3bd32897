import type { CardInfo, Happening, Position } from "@/generated/games/evolution";
import type { ReasonInfo } from "@/generated/protocol";
import type { Step } from "@/games/discovery/step";
import type { AssetParts } from "@/games/discovery/assets/assetParts";
import type { Deck } from "@/games/discovery/cards/catalogue";
import { because } from "@/table/hints/hintText";
import { textOf } from "@/table/pieceTexts.svelte";
import { isJoker } from "@/games/discovery/cards/catalogue";
import { inLanguage } from "@/kit/i18n";
import { logTurns, type CardLine, type CardTurn } from "@/games/discovery/text/log";
import { piecesNamed, moveText } from "@/games/discovery/text/moveText";
import { jokersAt, movesOfJoker } from "@/games/discovery/cards/jokers";
import {
  bare,
  cardsOf,
  jokerSources,
  movesOfCard,
  parseMove,
  unpacked,
  verbsOf,
  type Move,
  type Place,
  type Use,
} from "@/games/discovery/cards/moves";
import { afterPaint } from "@/kit/afterPaint";
import { cellsOf } from "@/games/discovery/plane/plane";
import { freshCards, sameQuestion } from "./news";
import { needsSpot, offersOf, piles, type Offer } from "@/games/discovery/plane/spots";
import { partsText } from "@/games/discovery/plane/spotText";
import { standingOf } from "@/games/discovery/standing";
import type { LogLine, Note } from "@/table/log";
import type { Player } from "@/table/player";
import { Table, useTable } from "@/table/table.svelte";
import { markedCards } from "@/games/discovery/cards/marked";
import type { Aim, Selection } from "./choice";

const SAYING = 6;
const BOTH_TURNS = 2;
/** What names a card that lies nowhere in sight: the card is chosen among all that were printed. */
const NAMING: readonly string[] = ["call", "sos", "joker-as"];

/** How a card stands to the one that is looked at. */
export type Relation = "self" | "needed" | "before" | "missing" | "after";

/** A table of the card games: where the cards lie, which of them can be played, and what the reader is about to do. */
export class DiscoveryBoard extends Table<Position, Happening> {
  readonly deck: Deck;
  selected = $state.raw<Selection | null>(null);
  /** What was pressed last: it answers in the next frame, all that its choice brings along comes after that one. */
  pressed = $state.raw<Selection | null>(null);
  hoveredCard = $state("");
  /** What shows assets, once it is there; `null` where nobody plays with them. */
  assets = $state.raw<AssetParts | null>(null);
  /** The card that is looked at in its full size, "" for none. */
  enlarged = $state("");
  use = $state<Use | "">("");
  /** Where the Joker comes from that a card is being chosen for; `""` is the own hand. */
  source = $state("");
  aim = $state.raw<Aim | null>(null);
  /** The spot that is being considered: shown on the plane, laid on only when it is chosen once more. */
  previewed = $state.raw<Offer | null>(null);
  pickedCards = $state.raw<ReadonlySet<string>>(new Set());
  discardsOf = $state(-1);
  /** The end of the turn was chosen, and the reader is asked whether that is meant. */
  confirmingEnd = $state(false);
  /** A card that is chosen and can be placed is placed (rule S34): nothing is asked back, no spot is tried first. */
  touched = $derived(this.info?.touched === true && this.player !== null);
  /** Takes back the choice that the next frame would make. */
  private cancelOpening: () => void = () => undefined;

  /** Pile games show what lies on top; a learner's table and a replay show what was seen. */
  seesTree = $derived(this.seesWholeTree());
  stands = $derived(new Map(this.position.stands.map((one) => [one.joker, one.card])));
  jokers = $derived(new Map(this.position.stands.map((one) => [one.card, one.joker])));
  tree = $derived(this.present());
  cells = $derived(cellsOf(this.position.plane ?? []));
  offers = $derived(this.aim?.offers ?? piles(this.position.legal));
  selection = $derived<readonly string[]>(this.position.seats[this.position.viewer]?.selection ?? []);
  selecting = $derived(this.position.legal.includes("select"));
  naming = $derived(NAMING.includes(this.use));
  pool = $derived(new Set(this.position.pool));
  hand = $derived(this.viewerHand());
  /** The called card that the viewer is to lay, "" for none: it lies beside the hand (rule E21). */
  called = $derived(
    this.position.phase === "called" && this.position.turn === this.position.viewer ? this.position.owed : "",
  );
  playable = $derived(this.playableCards());
  newCards = $derived(freshCards(this.standingSteps, this.position.viewer, this.position.seats.length));
  focusCard = $derived(this.hoveredCard || this.selected?.card || "");
  relations = $derived(this.related(this.focusCard));
  marked = $derived(markedCards(this.signals));
  standing = $derived(standingOf(this.position));
  log = $derived<CardTurn[]>(this.told());

  constructor(deck: Deck, player: Player | null, start: Position) {
    super(player, start);
    this.deck = deck;
  }

  /** Legal moves come packed, see `spread`. */
  protected override read(position: Position): Position {
    return unpacked(position);
  }

  private seesWholeTree(): boolean {
    return !this.position.hidden_tree || this.info?.learner === true || this.player === null;
  }

  /** What counts as placed: the tree, with the cards that Jokers stand for, and all eras before those in play. */
  private present(): Set<string> {
    return new Set([...this.deck.before, ...this.position.tree.map((card) => this.stands.get(card) ?? card)]);
  }

  narrator() {
    return {
      viewer: this.reader,
      seatName: (seat: number): string => this.seatName(seat),
      pieceName: (card: string): string => this.pieceName(card),
      assetOn: (card: string): string => this.assets?.on(card) ?? "",
      cardAt: (index: number): string => this.deck.info.cards[index]?.id ?? "",
    };
  }

  override reasonText = (why: ReasonInfo) => because(why, this, { asset: this.assets?.on(why.cards[0] ?? "") ?? "" });

  /** The tree; where nothing is played, all that is seen besides. */
  override openThings = (): string[] => {
    const { tree, pool, seats } = this.position;
    const seen = this.player === null ? [...pool, ...seats.flatMap(({ cards }) => cards ?? [])] : [];
    return [...new Set([...tree, ...seen])].map((card) => `card:${card}`);
  };

  override chosenThing = (): string => (this.selected === null ? "" : `card:${this.selected.card}`);

  pieceName(id: string): string {
    if (isJoker(id)) return this.t("joker-name");
    const card = this.deck.cards.get(id);
    return card === undefined ? id : inLanguage(card.name, this.language);
  }

  /** What a card tells; `""` as long as its deck's texts are not there. */
  textOf(card: CardInfo): string {
    return card.era > 0 ? textOf(this.deck.info.id, card.id, this.language) : this.t("joker-text");
  }

  familyName(card: CardInfo): string {
    return inLanguage(this.deck.families.get(card.family)?.name ?? {}, this.language);
  }

  /** What is seen of a card in the tree: a Joker shows the card it stands for. */
  face = (id: string): CardInfo => this.deck.card(this.stands.get(id) ?? id);

  faceName(id: string): string {
    const stood = this.stands.get(id);
    return stood === undefined ? this.pieceName(id) : this.t("joker-for", { card: this.pieceName(stood) });
  }

  /** Where a card lies for the viewer. */
  place(card: string): Place {
    if (this.tree.has(card)) return "tree";
    if (this.hand.includes(card)) return "hand";
    if (card === this.called) return "called";
    if (this.pool.has(card)) return "pool";
    if (this.position.aside.includes(card)) return "aside";
    if (this.selectionHolder(card) >= 0) return "selection";
    const holder = this.discardHolder(card);
    if (holder < 0) return "hidden";
    return holder === this.position.viewer ? "own-discard" : "discard";
  }

  /** The seat whose discard holds a card, -1 if none. */
  discardHolder(card: string): number {
    return this.position.seats.findIndex((seat) => seat.discard.includes(card));
  }

  /** The seat whose open selection holds a card, -1 if none. */
  selectionHolder(card: string): number {
    return this.position.seats.findIndex((seat) => seat.selection?.includes(card));
  }

  /** The `data-place` of a card that can be seen outside the tree, else of its outline. */
  spot(card: string): string {
    const place = this.place(card);
    if (place === "hand" || place === "pool" || place === "called") return `${place}:${card}`;
    if (place === "selection") return `selection-${this.selectionHolder(card)}:${card}`;
    if (place === "own-discard" || place === "discard") return `discard-${this.discardHolder(card)}:${card}`;
    return `tree:${card}`;
  }

  /** Choose a card: to look at it, to prepare it for the round, or to lay it on the plane. */
  select(card: string, at: string): void {
    this.fault = null;
    if (this.selecting && at.startsWith("hand:")) return this.pick(card);
    this.cancelOpening();
    const pressed = { card, at };
    this.pressed = pressed;
    this.cancelOpening = afterPaint(() => this.open(pressed));
  }

  /** Keyboard focus has left a card. The frame that answers a press does not wait until its kin are plain again. */
  unhover(card: string): void {
    afterPaint(() => {
      if (this.hoveredCard === card) this.hoveredCard = "";
    });
  }

  private open(selection: Selection): void {
    this.selected = selection;
    const { card } = selection;
    const moves = this.movesOf(card);
    const first = (moves.find((move) => move.verb === this.use) ?? moves[0])?.text ?? "";
    if (this.touched && parseMove(first).verb === "place" && !this.aims(first)) void this.choose({ move: first });
    else if (this.aims(first)) void this.aimAt(first);
    else [this.aim, this.previewed] = [null, null];
  }

  deselect(): void {
    this.cancelOpening();
    this.pressed = null;
    this.selected = null;
    this.fault = null;
    this.previewed = null;
    this.aim = null;
  }

  private pick(card: string): void {
    const picked = new Set(this.pickedCards);
    if (!picked.delete(card)) picked.add(card);
    this.pickedCards = picked;
  }

  /** The selection as chosen, in the order of the hand. */
  prepare(): Promise<boolean> {
    return this.play(`select ${this.hand.filter((card) => this.pickedCards.has(card)).join(", ")}`.trim());
  }

  /** Whether a move wants a spot of the plane. */
  aims = (move: string): boolean => this.player !== null && needsSpot(move, this.position.plane !== null);

  /** Light the spots of a move. */
  async aimAt(move: string): Promise<void> {
    this.previewed = null;
    this.aim = { move, offers: [] };
    const spots = await this.player?.spots(move).catch(() => []);
    if (this.aim?.move === move) this.aim = { move, offers: offersOf(move, spots ?? []) };
  }

  /** What was begun is forgotten: a use of a trump, a Joker's card. */
  cancelUse(): void {
    this.use = "";
    this.source = "";
  }

  /** What was begun goes on only where the server still offers it. */
  protected moved(from: Position, news: readonly Step[]): void {
    this.previewed = null;
    if (news.length > 0 || !sameQuestion(from, this.position)) {
      this.hints.moved(from.phase === "window");
      this.confirmingEnd = false;
    }
    const { legal, phase, owed } = this.position;
    if (this.use !== "" && !verbsOf(legal).has(this.use)) this.cancelUse();
    if (!this.selecting) this.pickedCards = new Set();
    if (this.aim !== null && !legal.includes(this.aim.move)) this.aim = null;
    const laid = this.aim?.move ?? (phase === "called" ? `place ${owed}` : "");
    if (legal.includes(laid) && this.aims(laid)) void this.aimAt(laid);
  }

  /** Start to choose a card for a Joker that lies there. */
  jokerAs(source: string): void {
    this.deselect();
    this.use = "joker-as";
    this.source = source;
  }

  async choose(offer: Pick<Offer, "move">): Promise<void> {
    if (await this.play(offer.move)) this.deselect();
  }

  protected played(): void {
    this.cancelUse();
    this.aim = null;
    this.pickedCards = new Set();
  }

  lookAt(card: string): void {
    this.select(card, this.spot(card));
  }

  moveText(move: string): string {
    return moveText(move, { ...this.narrator(), t: this.t }, this.oneAction);
  }

  /** What a move with a card is called on buttons; in a sentence, in `short`. */
  verbText = (verb: string, form: "" | ".short" = ""): string =>
    this.t(`verb-${verb === "discard" && this.oneAction ? "discard-rob" : verb}${form}`);

  /** What a screen reader says of a card that can be played: all that can be done with it. */
  legalLabel(card: string): string {
    const verbs = this.movesOf(card).map((move) => this.verbText(move.verb, ".short"));
    return this.t("label-legal", { moves: verbs.join(", ") });
  }

  /** Whether a turn is a single action: it has no end to choose, and a discard goes with a draw and a robbery (S25). */
  get oneAction(): boolean {
    return this.position.classic?.one_action ?? false;
  }

  /** What placing this card, which can be placed now, brings beside its points: the bonuses that the server names. */
  bonusesOf(card: string): ("harvest" | "finalist")[] {
    const { classic } = this.position;
    if (classic === null || !this.movesOf(card).some((move) => move.verb === "place")) return [];
    const own = [...this.hand, ...(this.position.seats[this.position.viewer]?.selection ?? [])];
    return [
      ...(classic.harvests.includes(this.deck.card(card).era) ? (["harvest"] as const) : []),
      ...(classic.crowns && own.length === 1 && own[0] === card ? (["finalist"] as const) : []),
    ];
  }

  /** Whether cards need what is printed on them; where they do not, it only counts for points (S26). */
  get asksNeeds(): boolean {
    return this.position.classic?.prerequisites ?? true;
  }

  piecesNamed(move: string): string[] {
    return piecesNamed(parseMove(move));
  }

  linesOf(steps: readonly Step[]): CardLine[] {
    return logTurns(steps, this.narrator()).flatMap((turn) => turn.lines);
  }

  notesOf(line: LogLine): Note[] {
    const { series = 0, points = 0, parts = [] } = line as Partial<CardLine>;
    const place = { kind: "series", text: this.t("log-in-series", { number: series }) };
    const gain = { kind: "points", text: this.t("log-points", { points }) };
    const why = { kind: "parts", text: partsText(parts, this.t) };
    return [...(series > 1 ? [place] : []), ...(points === 0 ? [] : [gain]), ...(why.text === "" ? [] : [why])];
  }

  /** What to read out of the latest steps: the last few things that others did. */
  spoken(news: readonly Step[]): string[] {
    const loud = this.linesOf(news).filter((line) => !["scored", "refilled", "ended"].includes(line.kind));
    return loud.slice(-SAYING).map((line) => this.t(line.message, line.args));
  }

  /** The cards that one is looked at with: itself, what it needs however far back, what it leads to. Where nobody knows what lies, nothing is there or missing; where nothing is needed, what is printed on it has neighbours' points. */
  private related(card: string): Map<string, Relation> {
    const found = new Map<string, Relation>();
    if (card === "") return found;
    for (const id of this.deck.cards.get(card)?.leads_to ?? []) found.set(id, "after");
    for (const id of this.asksNeeds ? this.deck.ancestors(card) : this.deck.card(card).prerequisites)
      found.set(id, !this.seesTree ? "needed" : this.tree.has(id) ? "before" : this.asksNeeds ? "missing" : "needed");
    return found.set(card, "self");
  }

  private viewerHand(): readonly string[] {
    return this.position.seats[this.position.viewer]?.cards ?? [];
  }

  private playableCards(): Set<string> {
    const { legal, phase } = this.position;
    if (this.use === "joker-as")
      return cardsOf(
        legal.filter((text) => this.fromSource(text)),
        [this.use],
      );
    if (this.use !== "") return cardsOf(legal, [this.use]);
    const lit = cardsOf(legal, phase === "discard" ? ["discard"] : ["place", "give", "harvest-take"]);
    for (const source of jokerSources(legal)) for (const joker of this.jokersAt(source)) lit.add(joker);
    return lit;
  }

  private fromSource(text: string): boolean {
    return (bare([text])[0]?.source ?? "") === this.source;
  }

  private jokersAt = (source: string): string[] =>
    jokersAt(
      source,
      this.position,
      this.people.findIndex((person) => person.name === source),
    );

  /** What can be done with a card now; a Joker that can stand for several cards is listed once. */
  movesOf(card: string): Move[] {
    const { legal } = this.position;
    if (isJoker(card)) return movesOfJoker(legal, card, this.jokersAt);
    return movesOfCard(legal, card).filter((move) => move.verb !== "joker-as" || this.fromSource(move.text));
  }

  /** In pile games the log goes back to the turn before this one, unless the table is a learner's. */
  private told(): CardTurn[] {
    const turns = logTurns(this.steps, this.narrator());
    return this.seesTree ? turns : turns.slice(-BOTH_TURNS);
  }
}

/** The table that a view belongs to. */
export const useBoard = (): DiscoveryBoard => useTable<DiscoveryBoard>();
