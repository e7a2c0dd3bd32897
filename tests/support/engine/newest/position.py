"""Where everything lies in a game of the newest edition, and what the book says of that alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from discovery.evolution.cards.deck import Deck
from tests.support.engine.newest.grid import Grid

SIZE = 5
"""How many cards a hand is dealt, and filled up to (B03, F08)."""
POINTS = frozenset({"explore", "select", "connect"})
"""The games with points (A16) that this reference tells."""


class GameOver(Exception):
    """The game ends here and now; who has won stands in the position."""


class TurnOver(Exception):
    """The running turn ends here, all that it owes settled."""


@dataclass(frozen=True)
class Terms:
    """What is played: a game, its options as a record writes them, by seat the kind and the side."""

    game: str
    options: frozenset[str]
    kinds: tuple[str, ...]
    sides: tuple[int, ...]

    def has(self, option: str) -> bool:
        """Whether the table plays with an option, or the game has it built in (L01, H01)."""
        built_in = {"connect": {"free-placement", "link-bonus", "strata"}, "memory": {"stop"}}
        return option in self.options | built_in.get(self.game, set())


@dataclass
class Turn:
    """A turn that runs or waits. ``last`` is what a series goes on from, a card and whether a Joker lies for
    it; ``own`` is what the turn itself has placed last (D07). ``series`` is the place of it in its series."""

    seat: int
    began_without_stack: bool
    trumps: int = 0
    granted: int = 0
    placed: int = 0
    series: int = 0
    last: tuple[str, bool] = ("", False)
    own: tuple[str, bool] = ("", False)
    acted: bool = False
    promised: bool = False
    paid: bool = False
    spent: bool = False


@dataclass
class Position:
    """A position. Rows are lists of card ids, the oldest first; ``stands`` tells by Joker in the tree which
    card it is, ``lifted`` is a called card that lies in nobody's hand (E21), ``holder`` who lost a last card
    by it. ``ready`` are the cards under each seat's markers, the oldest first, ``safe`` the seats that nobody
    may aim at (Y06, Y09). ``vain`` are the sides whose last card a bot flipped in vain (O13), ``heir`` is who
    plays next by Me.
    """

    terms: Terms
    deck: Deck
    tree: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    stands: dict[str, str] = field(default_factory=dict)
    passed: set[int] = field(default_factory=set)
    vain: set[int] = field(default_factory=set)
    idle: list[int] = field(default_factory=list)
    winners: set[int] | None = None
    lifted: str = ""
    begun: bool = False
    finishing: bool = False
    flipped: bool = False
    in_vain: bool = False
    heir: int = -1
    holder: int = -1

    def __post_init__(self) -> None:
        self.kinds, self.sides = self.terms.kinds, self.terms.sides
        self.seats = range(len(self.kinds))
        self.cards = {card.id: card for card in self.deck.cards}
        self.eras = self.deck.eras()
        self.hands: list[list[str]] = [[] for _ in self.kinds]
        self.discards: list[list[str]] = [[] for _ in self.kinds]
        self.selections: list[list[str]] = [[] for _ in self.kinds]
        self.ready: list[list[str]] = [[] for _ in self.kinds]
        self.safe: set[int] = set()
        self.points = [0 for _ in self.kinds]
        self.scored = self.terms.game in POINTS
        self.rounds = self.terms.game == "select"
        self.pile = self.terms.game == "memory"
        self.bluff = self.terms.has("stop")
        self.flash = self.terms.has("flash")
        self.with_jokers = any(option.startswith("jokers") for option in self.terms.options)
        self.lined = self.bluff or self.flash or self.with_jokers
        self.closed: set[int] = set()
        self.unclaimed = {f"open {era}" for era in self.eras[1:]} | {f"close {era}" for era in self.eras}
        self.grid = Grid(self.deck, self.terms) if self.terms.has("free-placement") else None
        self.now = Turn(0, began_without_stack=False)

    # ---- what lies where

    def present(self) -> list[str]:
        """A06, N04."""
        return [self.stands.get(card, card) for card in self.tree]

    def of_era(self, era: int) -> set[str]:
        return {card for card in self.present() if self.cards[card].era == era}

    def whole(self, era: int) -> set[str]:
        return {card.id for card in self.cards.values() if card.era == era}

    def needs(self, card: str) -> bool:
        """C01: whether all prerequisites of the card are present."""
        return all(
            need in self.present() or need not in self.cards for need in self.cards[card].prerequisites
        )

    def held(self, seat: int) -> list[str]:
        """J14: hand and selection count as one."""
        return [*self.hands[seat], *self.selections[seat]]

    def open_cards(self) -> list[str]:
        """The pool and all discards."""
        return [*self.pool, *(card for row in self.discards for card in row)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise (B06)."""
        return [*self.seats[seat + 1 :], *self.seats[:seat]]

    def people(self) -> set[int]:
        return {seat for seat in self.seats if not self.kinds[seat]}

    def robbable(self, seat: int) -> list[int]:
        """F03, R07: whom that seat may rob."""
        return [other for other in self.others(seat) if self.hands[other]]

    def mates(self, seat: int) -> set[int]:
        """The members of that seat's team, itself included (P03)."""
        return {other for other in self.seats if self.sides[other] == self.sides[seat]}

    def out(self, seat: int) -> bool:
        """P02: nobody in the team holds a card, and there is no stack."""
        return not self.stack and not any(self.held(mate) for mate in self.mates(seat))

    def links(self, one: tuple[str, bool], other: tuple[str, bool]) -> bool:
        """D02, D08: two cards, and whether a Joker lies for each of them."""
        a, b = self.cards[one[0]], self.cards[other[0]]
        family = a.family == b.family and not (one[1] or other[1])
        return family or a.id in b.prerequisites or b.id in a.prerequisites

    # ---- drawing

    def draw(self, seat: int) -> None:
        """F01."""
        if self.stack:
            self.hands[seat].append(self.stack.pop(0))

    def refill(self, seat: int) -> None:
        """F08, F09; in a round nobody draws (J12)."""
        while not self.rounds and self.stack and len(self.hands[seat]) < SIZE:
            self.draw(seat)

    def all_draw(self, first: int) -> None:
        """F06, G01, G03."""
        for seat in [first, *self.others(first)]:
            self.draw(seat)

    # ---- empty hands and the end

    def emptied(self, seat: int) -> None:
        """G01, G02, G06, G07, J12, J15, O19: the last card of that seat was placed."""
        if self.stack:
            if self.scored:
                self.refill(seat)
                return
            if self.kinds[seat] == "bot+":
                self.draw(seat)
            self.all_draw(seat)
        elif self.out(seat):
            if not self.scored:
                self.win(self.mates(seat))
            self.finishing = self.now.spent = True

    def lost_a_card(self, seat: int) -> None:
        """F07, F09, G03, G04, H14, P05: a card of that seat went to somebody else."""
        if self.scored and self.stack:
            self.refill(seat)
        elif self.held(seat):
            return
        elif self.stack:
            self.all_draw(seat)
        elif self.out(seat):
            self.decide(self.mates(seat))

    def call_settled(self) -> None:
        """G04: the call that took a last card is settled, so the game may be over."""
        holder, self.holder = self.holder, -1
        if holder >= 0 and self.out(holder):
            self.decide(self.mates(holder))

    def decide(self, winners: set[int]) -> None:
        """The game is over: these have won, or with points the scores decide (G09, G10, P03)."""
        if not self.scored:
            self.win(winners)
        cards = [len(self.held(seat)) + len(self.discards[seat]) for seat in self.seats]
        worth = {}
        for seat in self.seats:
            mates = self.mates(seat)
            left = sum(cards[mate] for mate in mates)
            worth[seat] = (sum(self.points[mate] for mate in mates) - left, -left)
        self.win({seat for seat in self.seats if worth[seat] == max(worth.values())})

    def win(self, winners: set[int]) -> None:
        self.winners = winners
        raise GameOver

    def fewest(self) -> set[int]:
        """T02."""
        held = {seat: sum(len(self.held(mate)) for mate in self.mates(seat)) for seat in self.seats}
        return {seat for seat in self.seats if held[seat] == min(held.values())}
