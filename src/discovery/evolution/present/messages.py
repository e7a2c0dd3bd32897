"""Messages of the card games: the position as one viewer may know it, events, printed cards.

Cards travel by id (``"fire"``), seats by number. Fields have no defaults, so that each one is always there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from discovery.core.present import TAG_FIELD

Phase = Literal[
    "opening",
    "turn",
    "trump",
    "give",
    "discard",
    "steal",
    "over",
    "granted",
    "window",
    "verify",
    "look",
    "called",
    "select",
    "flip",
    "harvest",
    "amount",
    "asset",
]
Question = Literal[
    "opening",
    "opening-pass",
    "opening-end",
    "opening-none",
    "turn",
    "round",
    "series",
    "done",
    "trump",
    "give",
    "give-asked",
    "discard",
    "discard-fault",
    "steal",
    "granted",
    "verify",
    "look",
    "called",
    "called-must",
    "select",
    "flip",
    "turn-many",
    "turn-more",
    "turn-finalist",
    "turn-last",
    "harvest",
    "amount",
    "turn-round",
    "turn-single",
    "rob",
    "give-newcomer",
    "discard-newcomer",
    "harvest-draw",
    "harvest-rob",
    "harvest-take",
    "harvest-draw-rob",
    "harvest-draw-take",
    "harvest-rob-take",
    "round-last",
    "asset",
    "asset-place",
    "asset-scout",
    "asset-exchange",
    "done-use",
    "done-assets",
]
"""The question for the player who is to move: to place a first card or pass, to go on with a series ..."""
AskHint = Literal["", "trump-hint", "wanted", "wanted-none", "turn-none", "finalist-near", "harvest-round"]
"""The hint with a question: a trump may wait, what has to be found, that no card fits."""

Goal = Literal["", "points", "placing", "finalist", "hand", "any-hand"]
"""The condition for winning or for the end of the game: most points once a hand is empty after the stack
(G07), once nobody places a card after the stack (Y20), or after the others' last turns (S06); the first empty
hand, after the stack (G06) or at any time (S10)."""


class SeatView(Struct):
    """A seat as the viewer may see it. ``cards`` is ``None`` where the hand is hidden, oldest card first, and
    ``selection`` while it is hidden and in games without; ``chosen``: it is prepared. The seat draws up to
    ``hand_size`` cards (R03); ``buried`` ones lie face down (S06). ``points`` are the final ones once the
    game is over (G09), ``None`` in games without."""

    cards: list[str] | None
    hand: int
    hand_size: int
    selection: list[str] | None
    chosen: bool
    discard: list[str]
    points: int | None
    bot: Literal["", "bot", "bot+", "virtual"]
    left: bool
    buried: int


class Ranking(Struct):
    """The count at the end (rules G09, G10), one a seat; ``total`` is ``None`` in games without points."""

    seat: int
    points: int | None
    cards_left: int
    total: int | None
    winner: bool


class Window(Struct):
    """An open window (H02, N02, Q01): the same for all viewers, but for ``asked``.

    ``seat`` did ``action`` (with ``card``, ``number``: an era); ``members`` may answer; ``contestable``
    by Stop, ``interruptible`` by a Joker, ``flash``: Bis and Me. ``asked``: the viewer has not answered, nor
    does a standing order for them. ``said``: who said Bis or Me, known when the window ends. ``price``: what
    a wrong Stop would cost (H08, H18), ``""`` where nothing can be stopped. ``aimed``: ``seat`` uses the
    asset of ``card`` against the only member, a Loot to take that of ``target`` (Y10).
    """

    seat: int
    action: str
    card: str
    number: int
    contestable: bool
    interruptible: bool
    flash: bool
    members: list[int]
    asked: bool
    said: list[int]
    price: Literal["", "discard", "draw", "steal"]
    aimed: bool
    target: str


class Lying(Struct):
    """A card on the plane that the viewer may see; ``level`` counts the cards below it."""

    card: str
    x: int
    y: int
    level: int


class Spot(Struct):
    """A spot on the plane: x to the right, y upwards, the first card at 0, 0."""

    x: int
    y: int


class Stand(Struct):
    """A Joker inside the tree and the card it stands for (N03)."""

    joker: str
    card: str


class Waste(Struct):
    """The losses of ending the turn now: ``cards`` that surely fit, with the ``points`` each brings at once;
    ``cost`` is what the end of the turn then asks for, ``""`` for nothing."""

    cards: list[str]
    points: list[int]
    cost: Literal["", "discard", "draw", "steal"]


class Ask(Struct):
    """The question for a viewer who is to move, and a hint to answer it (``""``: nothing)."""

    question: Question
    hint: AskHint


class Classic(Struct):
    """The features of a game of the first edition: the ``finalist`` (-1: none yet), who still has a last turn
    (S06), who has no more turns (S22), whether cards need their ``prerequisites`` (S26), and whether a turn
    is ``one_action``, in which a discard goes with a draw and a robbery (S25). ``objectable`` cards can be
    objected to, oldest first (S34). To open an era of ``harvests`` brings 2 points and a harvest (S03);
    ``crowns``: the next emptied hand makes the finalist (S17)."""

    finalist: int
    last_turns: list[int]
    out: list[int]
    prerequisites: bool
    one_action: bool
    objectable: list[str]
    harvests: list[int]
    crowns: bool


class Assets(Struct):
    """The public part of the assets (section Y): by seat the ``ready`` cards, the one that lies longest
    first; who is ``safe``. Of the running turn the card whose asset was ``won``, ``captured`` by a Loot or
    ``used``, at which seat it was aimed (``aim``, -1: none), and how many cards in ``series`` it has had.
    Each seat has ``markers`` markers."""

    ready: list[list[str]]
    safe: list[int]
    won: str
    captured: str
    used: str
    aim: int
    series: int
    markers: int


class Position(Struct, tag="evolution", tag_field=TAG_FIELD):
    """The game as one viewer may know it. ``viewer`` is -1 for a spectator. ``turn`` is -1 when it is over.

    ``tree`` is in order of placing; ``last`` is the card a series must link to (``""``: none placed in this
    turn); ``side`` is how many cards the side pile still has, ``beside`` are those of its cards that lie open
    beside a plane (S29). ``owed`` is the card just stolen in an exchange, shown to the thief only, or the
    called card that its caller lays. ``legal`` holds the viewer's own moves, without spots (``place fire``
    once: ask ``Spots``, and play ``place fire at 1,0``; ``look 1,0`` has its spot) and without cards behind
    ``select``. Moves that differ in their card alone are one text: ``joker as fire|wheel from pool``.

    ``hidden_tree``: only the ``top`` of a pile is visible; ``tree`` and ``plane`` then hold what lies on
    top, at a learner's table all that was seen. ``plane`` is ``None`` where cards have no places.
    ``asker`` asks for a card (-1: nobody), ``actors`` tells who gives. ``interrupted``: whose turns wait,
    outermost first. ``leader`` (-1: no rounds) and ``passes`` in a row belong to Select. ``aside``:
    Jokers outside the tree. ``looked`` at so far, and the cards still ``wanted``, are for the searcher.
    ``teams`` by seat. ``granted``: replays that a trump gave and that are not used yet. ``pile`` is how many
    cards lie in the one pile (H01); ``rule`` numbers the rule by which something is asked now. Openings and
    closings of eras count when they are announced where ``hidden_tree`` is true.
    ``waste`` tells a viewer who has placed nothing in their turn, and could, what ending it gives away.
    ``ask`` is what a viewer who is to move is asked, not in windows; ``classic`` is of the first edition.
    ``goal`` is what everybody plays for, ``""`` once the game is over. ``assets`` are there where the option
    is; ``spied`` is what the viewer has seen of the stack, from the top, or the hand that they look at (Y14).
    """

    viewer: int
    phase: Phase
    turn: int
    turn_number: int
    actors: list[int]
    seats: list[SeatView]
    tree: list[str]
    pool: list[str]
    stack: int
    side: int
    beside: list[str]
    trumps: int
    placed: int
    last: str
    series: int
    opened: list[int]
    closed: list[int]
    owed: str
    hidden_tree: bool
    top: str
    pile: int | None
    plane: list[Lying] | None
    aside: list[str]
    stands: list[Stand]
    window: Window | None
    asker: int
    interrupted: list[int]
    leader: int
    passes: int
    looked: list[Spot]
    wanted: list[str]
    teams: list[int] | None
    granted: int
    rule: str
    legal: list[str]
    reason: str
    ranking: list[Ranking]
    classic: Classic | None
    goal: Goal
    assets: Assets | None
    spied: list[str]
    waste: Waste | None = None
    ask: Ask | None = None


class Happening(Struct, tag="evolution", tag_field=TAG_FIELD):
    """One thing that happened, as the viewer may know it: ``card`` is ``""`` where it is hidden.

    kind          seat      card        other                      number
    dealt         -         -           -                          cards in the stack
    turn          whose     -           -                          turn number
    placed        who       card        from: seat of the discard  0 hand, 1 pool, 2 discard, 3 selection,
                                                                   4 stack
    series        who       -           -                          index in the series (second card: 2)
    replayed      who       card        -                          - (a trump was spent)
    called        who       card        holder, -1: nobody         -
    stolen        thief     card        victim                     1 exchange, 0 empty stack or Raid
    gave          who       card        receiver                   -
    discarded     who       card        -                          0 trump, 1 forced, 2 failed flip, 3 left,
                                                                   4 fault, 5 end of the round, 6 joining,
                                                                   7 warding off
    opened/closed who       -           -                          era
    emptied       who       -           -                          - (hand emptied)
    trump         who       -           -                          trumps now held
    scored        who       -           -                          points won
    refilled      -         card        -                          - (the pool)
    drew          who       card        -                          -
    flipped       bot       card        -                          -
    passed/ended  who       -           -                          -
    left/joined   who       -           -                          -
    finished      -         -           -                          -
    stopped       who       contested   whose action               - (``about``: its word, as in ``Window``)
    verified      who       -           -                          1 found, 0 not
    conceded      who       -           -                          -
    fault         guilty    -           the other                  case (``about``: its rule)
    returned      who       card        -                          - (a wrong card to their discard)
    announced     who       -           0 opening, 1 closing       era
    joker         who       joker       from: seat of the discard  - (``about``: the card it stands for)
    recovered     who       joker       -                          - (``about``: the real card, N06)
    interrupted   who       -           whose turn waits           -
    resumed       who       -           -                          -
    asked         who       -           whom                       -
    selected      who       -           -                          -
    revealed      who       card        -                          -
    round         leader    -           -                          round
    bis/me        who       -           -                          -
    sos           who       card        -                          -
    indemnity     who       -           to whom                    points
    looked        who       -           -                          - (``about``: the spot as ``X,Y``)
    taken         who       card        from: seat of the discard  - (a harvest, S03)
    finalist      who       -           -                          -
    buried        whose     -           -                          cards that lie face down now
    uncovered     whose     card        -                          - (turn: a card of the side pile, S29)
    era/shared/needed/surrounded  who   the card placed  -         a part of its points (S13)
    objected      who       card        whose card                 1 right, 0 wrong (S34)
    readied       who       card        -                          - (a marker goes on it, Y06)
    unmarked      whose     card        -                          - (a marker comes back)
    used          who       card        at which seat              - (``about``: the card looted)
    warded        who       the Guard   -                          0 a ready one, 1 one of the hand
    looted        who       card        whose it was               -
    scouted       who       card        whose hand, -1: the stack  place from the top
    kept          who       card        -                          - (of the stack, to the hand)
    """

    kind: str
    seat: int
    card: str
    other: int
    number: int
    about: str


class CardInfo(Struct):
    """A printed card; ``leads_to`` lists its direct successors. Its text comes with ``DeckTexts``."""

    id: str
    era: int
    order: int
    family: str
    prerequisites: list[str]
    leads_to: list[str]
    name: dict[str, str]
    period: str
    from_year: int | None
    to_year: int | None
    icon: str


class FamilyInfo(Struct):
    """A family: told apart by colour, letter and shape."""

    id: str
    letter: str
    name: dict[str, str]
    icon: str
    shape: str


class DeckInfo(Struct, tag="evolution", tag_field=TAG_FIELD):
    """A deck as printed; cards by era, then order, with those that count as placed: of eras below ``first``
    (B12). ``eras`` are named from the lowest one. ``max_seats`` follows from rule B09."""

    id: str
    name: dict[str, str]
    first: int
    eras: list[dict[str, str]]
    families: list[FamilyInfo]
    cards: list[CardInfo]
    max_seats: int
