/* eslint-disable */
// Made by `python -m discovery.server.protocol.schema`; schema sha256 728a3ca4f7056dd5b92dbe62b7bb7a3c225468bcfbc6ef81165507da9fdd48e3.

/**
 * The messages of a family of games, by name.
 */
export interface Messages {
  Position: Position;
  Happening: Happening;
  DeckInfo: DeckInfo;
  PositionChange: PositionChange;
}
/**
 * The game as one viewer may know it. ``viewer`` is -1 for a spectator. ``turn`` is -1 when it is over.
 *
 * ``tree`` is in order of placing; ``last`` is the card a series must link to (``""``: none placed in this
 * turn); ``side`` is how many cards the side pile still has, ``beside`` are those of its cards that lie open
 * beside a plane (S29). ``owed`` is the card just stolen in an exchange, shown to the thief only, or the
 * called card that its caller lays. ``legal`` holds the viewer's own moves, without spots (``place fire``
 * once: ask ``Spots``, and play ``place fire at 1,0``; ``look 1,0`` has its spot) and without cards behind
 * ``select``. Moves that differ in their card alone are one text: ``joker as fire|wheel from pool``.
 *
 * ``hidden_tree``: only the ``top`` of a pile is visible; ``tree`` and ``plane`` then hold what lies on
 * top, at a learner's table all that was seen. ``plane`` is ``None`` where cards have no places.
 * ``asker`` asks for a card (-1: nobody), ``actors`` tells who gives. ``interrupted``: whose turns wait,
 * outermost first. ``leader`` (-1: no rounds) and ``passes`` in a row belong to Select. ``aside``:
 * Jokers outside the tree. ``looked`` at so far, and the cards still ``wanted``, are for the searcher.
 * ``teams`` by seat. ``granted``: replays that a trump gave and that are not used yet. ``pile`` is how many
 * cards lie in the one pile (H01); ``rule`` numbers the rule by which something is asked now. Openings and
 * closings of eras count when they are announced where ``hidden_tree`` is true.
 * ``waste`` tells a viewer who has placed nothing in their turn, and could, what ending it gives away.
 * ``ask`` is what a viewer who is to move is asked, not in windows; ``classic`` is of the first edition.
 * ``goal`` is what everybody plays for, ``""`` once the game is over. ``assets`` are there where the option
 * is; ``spied`` is what the viewer has seen of the stack, from the top, or the hand that they look at (Y14).
 */
export interface Position {
  family: "evolution";
  viewer: number;
  phase:
    | "amount"
    | "asset"
    | "called"
    | "discard"
    | "flip"
    | "give"
    | "granted"
    | "harvest"
    | "look"
    | "opening"
    | "over"
    | "select"
    | "steal"
    | "trump"
    | "turn"
    | "verify"
    | "window";
  turn: number;
  turn_number: number;
  actors: number[];
  seats: SeatView[];
  tree: string[];
  pool: string[];
  stack: number;
  side: number;
  beside: string[];
  trumps: number;
  placed: number;
  last: string;
  series: number;
  opened: number[];
  closed: number[];
  owed: string;
  hidden_tree: boolean;
  top: string;
  pile: number | null;
  plane: Lying[] | null;
  aside: string[];
  stands: Stand[];
  window: Window | null;
  asker: number;
  interrupted: number[];
  leader: number;
  passes: number;
  looked: Spot[];
  wanted: string[];
  teams: number[] | null;
  granted: number;
  rule: string;
  legal: string[];
  reason: string;
  ranking: Ranking[];
  classic: Classic | null;
  goal: "" | "any-hand" | "finalist" | "hand" | "placing" | "points";
  assets: Assets | null;
  spied: string[];
  waste?: Waste | null;
  ask?: Ask | null;
}
/**
 * A seat as the viewer may see it. ``cards`` is ``None`` where the hand is hidden, oldest card first, and
 * ``selection`` while it is hidden and in games without; ``chosen``: it is prepared. The seat draws up to
 * ``hand_size`` cards (R03); ``buried`` ones lie face down (S06). ``points`` are the final ones once the
 * game is over (G09), ``None`` in games without.
 */
export interface SeatView {
  cards: string[] | null;
  hand: number;
  hand_size: number;
  selection: string[] | null;
  chosen: boolean;
  discard: string[];
  points: number | null;
  bot: "" | "bot" | "bot+" | "virtual";
  left: boolean;
  buried: number;
}
/**
 * A card on the plane that the viewer may see; ``level`` counts the cards below it.
 */
export interface Lying {
  card: string;
  x: number;
  y: number;
  level: number;
}
/**
 * A Joker inside the tree and the card it stands for (N03).
 */
export interface Stand {
  joker: string;
  card: string;
}
/**
 * An open window (H02, N02, Q01): the same for all viewers, but for ``asked``.
 *
 * ``seat`` did ``action`` (with ``card``, ``number``: an era); ``members`` may answer; ``contestable``
 * by Stop, ``interruptible`` by a Joker, ``flash``: Bis and Me. ``asked``: the viewer has not answered, nor
 * does a standing order for them. ``said``: who said Bis or Me, known when the window ends. ``price``: what
 * a wrong Stop would cost (H08, H18), ``""`` where nothing can be stopped. ``aimed``: ``seat`` uses the
 * asset of ``card`` against the only member, a Loot to take that of ``target`` (Y10).
 */
export interface Window {
  seat: number;
  action: string;
  card: string;
  number: number;
  contestable: boolean;
  interruptible: boolean;
  flash: boolean;
  members: number[];
  asked: boolean;
  said: number[];
  price: "" | "discard" | "draw" | "steal";
  aimed: boolean;
  target: string;
}
/**
 * A spot on the plane: x to the right, y upwards, the first card at 0, 0.
 */
export interface Spot {
  x: number;
  y: number;
}
/**
 * The count at the end (rules G09, G10), one a seat; ``total`` is ``None`` in games without points.
 */
export interface Ranking {
  seat: number;
  points: number | null;
  cards_left: number;
  total: number | null;
  winner: boolean;
}
/**
 * The features of a game of the first edition: the ``finalist`` (-1: none yet), who still has a last turn
 * (S06), who has no more turns (S22), whether cards need their ``prerequisites`` (S26), and whether a turn
 * is ``one_action``, in which a discard goes with a draw and a robbery (S25). ``objectable`` cards can be
 * objected to, oldest first (S34). To open an era of ``harvests`` brings 2 points and a harvest (S03);
 * ``crowns``: the next emptied hand makes the finalist (S17).
 */
export interface Classic {
  finalist: number;
  last_turns: number[];
  out: number[];
  prerequisites: boolean;
  one_action: boolean;
  objectable: string[];
  harvests: number[];
  crowns: boolean;
}
/**
 * The public part of the assets (section Y): by seat the ``ready`` cards, the one that lies longest
 * first; who is ``safe``. Of the running turn the card whose asset was ``won``, ``captured`` by a Loot or
 * ``used``, at which seat it was aimed (``aim``, -1: none), and how many cards in ``series`` it has had.
 * Each seat has ``markers`` markers.
 */
export interface Assets {
  ready: string[][];
  safe: number[];
  won: string;
  captured: string;
  used: string;
  aim: number;
  series: number;
  markers: number;
}
/**
 * The losses of ending the turn now: ``cards`` that surely fit, with the ``points`` each brings at once;
 * ``cost`` is what the end of the turn then asks for, ``""`` for nothing.
 */
export interface Waste {
  cards: string[];
  points: number[];
  cost: "" | "discard" | "draw" | "steal";
}
/**
 * The question for a viewer who is to move, and a hint to answer it (``""``: nothing).
 */
export interface Ask {
  question:
    | "amount"
    | "asset"
    | "asset-exchange"
    | "asset-place"
    | "asset-scout"
    | "called"
    | "called-must"
    | "discard"
    | "discard-fault"
    | "discard-newcomer"
    | "done"
    | "done-assets"
    | "done-use"
    | "flip"
    | "give"
    | "give-asked"
    | "give-newcomer"
    | "granted"
    | "harvest"
    | "harvest-draw"
    | "harvest-draw-rob"
    | "harvest-draw-take"
    | "harvest-rob"
    | "harvest-rob-take"
    | "harvest-take"
    | "look"
    | "opening"
    | "opening-end"
    | "opening-none"
    | "opening-pass"
    | "rob"
    | "round"
    | "round-last"
    | "select"
    | "series"
    | "steal"
    | "trump"
    | "turn"
    | "turn-finalist"
    | "turn-last"
    | "turn-many"
    | "turn-more"
    | "turn-round"
    | "turn-single"
    | "verify";
  hint: "" | "finalist-near" | "harvest-round" | "trump-hint" | "turn-none" | "wanted" | "wanted-none";
}
/**
 * One thing that happened, as the viewer may know it: ``card`` is ``""`` where it is hidden.
 *
 * kind          seat      card        other                      number
 * dealt         -         -           -                          cards in the stack
 * turn          whose     -           -                          turn number
 * placed        who       card        from: seat of the discard  0 hand, 1 pool, 2 discard, 3 selection,
 *                                                                4 stack
 * series        who       -           -                          index in the series (second card: 2)
 * replayed      who       card        -                          - (a trump was spent)
 * called        who       card        holder, -1: nobody         -
 * stolen        thief     card        victim                     1 exchange, 0 empty stack or Raid
 * gave          who       card        receiver                   -
 * discarded     who       card        -                          0 trump, 1 forced, 2 failed flip, 3 left,
 *                                                                4 fault, 5 end of the round, 6 joining,
 *                                                                7 warding off
 * opened/closed who       -           -                          era
 * emptied       who       -           -                          - (hand emptied)
 * trump         who       -           -                          trumps now held
 * scored        who       -           -                          points won
 * refilled      -         card        -                          - (the pool)
 * drew          who       card        -                          -
 * flipped       bot       card        -                          -
 * passed/ended  who       -           -                          -
 * left/joined   who       -           -                          -
 * finished      -         -           -                          -
 * stopped       who       contested   whose action               - (``about``: its word, as in ``Window``)
 * verified      who       -           -                          1 found, 0 not
 * conceded      who       -           -                          -
 * fault         guilty    -           the other                  case (``about``: its rule)
 * returned      who       card        -                          - (a wrong card to their discard)
 * announced     who       -           0 opening, 1 closing       era
 * joker         who       joker       from: seat of the discard  - (``about``: the card it stands for)
 * recovered     who       joker       -                          - (``about``: the real card, N06)
 * interrupted   who       -           whose turn waits           -
 * resumed       who       -           -                          -
 * asked         who       -           whom                       -
 * selected      who       -           -                          -
 * revealed      who       card        -                          -
 * round         leader    -           -                          round
 * bis/me        who       -           -                          -
 * sos           who       card        -                          -
 * indemnity     who       -           to whom                    points
 * looked        who       -           -                          - (``about``: the spot as ``X,Y``)
 * taken         who       card        from: seat of the discard  - (a harvest, S03)
 * finalist      who       -           -                          -
 * buried        whose     -           -                          cards that lie face down now
 * uncovered     whose     card        -                          - (turn: a card of the side pile, S29)
 * era/shared/needed/surrounded  who   the card placed  -         a part of its points (S13)
 * objected      who       card        whose card                 1 right, 0 wrong (S34)
 * readied       who       card        -                          - (a marker goes on it, Y06)
 * unmarked      whose     card        -                          - (a marker comes back)
 * used          who       card        at which seat              - (``about``: the card looted)
 * warded        who       the Guard   -                          0 a ready one, 1 one of the hand
 * looted        who       card        whose it was               -
 * scouted       who       card        whose hand, -1: the stack  place from the top
 * kept          who       card        -                          - (of the stack, to the hand)
 */
export interface Happening {
  family: "evolution";
  kind: string;
  seat: number;
  card: string;
  other: number;
  number: number;
  about: string;
}
/**
 * A deck as printed; cards by era, then order, with those that count as placed: of eras below ``first``
 * (B12). ``eras`` are named from the lowest one. ``max_seats`` follows from rule B09.
 */
export interface DeckInfo {
  family: "evolution";
  id: string;
  name: {
    [k: string]: string;
  };
  first: number;
  eras: {
    [k: string]: string;
  }[];
  families: FamilyInfo[];
  cards: CardInfo[];
  max_seats: number;
}
/**
 * A family: told apart by colour, letter and shape.
 */
export interface FamilyInfo {
  id: string;
  letter: string;
  name: {
    [k: string]: string;
  };
  icon: string;
  shape: string;
}
/**
 * A printed card; ``leads_to`` lists its direct successors. Its text comes with ``DeckTexts``.
 */
export interface CardInfo {
  id: string;
  era: number;
  order: number;
  family: string;
  prerequisites: string[];
  leads_to: string[];
  name: {
    [k: string]: string;
  };
  period: string;
  from_year: number | null;
  to_year: number | null;
  icon: string;
}
/**
 * The fields of a ``Position`` that are not as they were.
 */
export interface PositionChange {
  family?: "evolution";
  viewer?: number;
  phase?:
    | "amount"
    | "asset"
    | "called"
    | "discard"
    | "flip"
    | "give"
    | "granted"
    | "harvest"
    | "look"
    | "opening"
    | "over"
    | "select"
    | "steal"
    | "trump"
    | "turn"
    | "verify"
    | "window";
  turn?: number;
  turn_number?: number;
  actors?: number[];
  seats?: {
    [k: string]: SeatView;
  };
  tree?: string[];
  pool?: string[];
  stack?: number;
  side?: number;
  beside?: string[];
  trumps?: number;
  placed?: number;
  last?: string;
  series?: number;
  opened?: number[];
  closed?: number[];
  owed?: string;
  hidden_tree?: boolean;
  top?: string;
  pile?: number | null;
  plane?: Lying[] | null;
  aside?: string[];
  stands?: Stand[];
  window?: Window | null;
  asker?: number;
  interrupted?: number[];
  leader?: number;
  passes?: number;
  looked?: Spot[];
  wanted?: string[];
  teams?: number[] | null;
  granted?: number;
  rule?: string;
  legal?: string[];
  reason?: string;
  ranking?: Ranking[];
  classic?: Classic | null;
  goal?: "" | "any-hand" | "finalist" | "hand" | "placing" | "points";
  assets?: Assets | null;
  spied?: string[];
  waste?: Waste | null;
  ask?: Ask | null;
}
