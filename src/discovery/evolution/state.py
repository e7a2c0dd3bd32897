"""The position: flat, mutable, copied by ``copy()``; and what stays the same during a game (``Setup``).

Sets of cards, seats and eras are masks. Wherever an order matters (a discard's row, the tree's order of
placing, a virtual player's row, the newest card of a hand) it is the order of ``stamp``: each card carries
the value that ``clock`` had when it came to where it lies now, so one list of ints serves every order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.bits import BIT, mask_of, members
from discovery.evolution.deck import Deck
from discovery.evolution.moves.codes import WORDS

if TYPE_CHECKING:
    from discovery.evolution.rules import Kind, Rules, VirtualPlayer
    from discovery.protocol import Event

OPENING, TURN, TRUMP, GIVE, DISCARD, STEAL, OVER = range(7)
PHASES = ("opening", "turn", "trump", "give", "discard", "steal", "over")
NO_CARD = -1
STACK_LASTS = -1
EVERY_CARD = -1
"""The mask that holds every number there is."""


class Setup:
    """Rules, seats and the tables derived from the deck, worked out once; shared by all states of a game.

    ``index`` gives numbers by id. Tables by card number: ``era``, ``needs`` (mask of direct prerequisites),
    ``leads`` (tuple of direct successors), ``links`` (mask of the cards that may follow in a series, D02).
    ``era_cards`` is by era number. ``kinds`` and ``dispatch`` list the kinds of move by phase, and by phase
    and code. ``virtual`` has a virtual player or ``None`` a seat; ``virtual_seats`` is their mask.
    """

    __slots__ = (
        "card_count",
        "deck",
        "dispatch",
        "era",
        "era_cards",
        "highest",
        "index",
        "kinds",
        "leads",
        "links",
        "lowest",
        "names",
        "needs",
        "rules",
        "seat_count",
        "starters",
        "virtual",
        "virtual_kinds",
        "virtual_seats",
    )

    def __init__(
        self, rules: Rules, deck: Deck, names: tuple[str, ...], virtual: tuple[VirtualPlayer | None, ...]
    ) -> None:
        self.rules = rules
        self.deck = deck
        self.names = names
        self.seat_count = len(names)
        self.virtual = virtual
        self.virtual_seats = mask_of(seat for seat, player in enumerate(virtual) if player is not None)
        self.virtual_kinds = tuple(player.kind if player else "" for player in virtual)
        self.kinds = rules.kinds
        self.dispatch = [_by_code(kinds) for kinds in rules.kinds]
        self._derive(deck)

    def _derive(self, deck: Deck) -> None:
        self.index = number = deck.index()
        self.card_count = len(deck.cards)
        self.era = [card.era for card in deck.cards]
        self.lowest, self.highest = min(self.era), max(self.era)
        self.era_cards = [
            mask_of(index for index, era in enumerate(self.era) if era == wanted)
            for wanted in range(self.highest + 2)
        ]
        self.needs = [mask_of(number[name] for name in card.prerequisites) for card in deck.cards]
        self.leads = [tuple(number[name] for name in deck.successors(card.id)) for card in deck.cards]
        self.starters = mask_of(index for index, needs in enumerate(self.needs) if not needs)
        self.links = [self._links(deck, index) for index in range(self.card_count)]

    def _links(self, deck: Deck, card: int) -> int:
        family = deck.cards[card].family
        same = mask_of(other for other, printed in enumerate(deck.cards) if printed.family == family)
        return (same | self.needs[card] | mask_of(self.leads[card])) & ~BIT[card]


def _by_code(kinds: tuple[Kind, ...]) -> list[Kind | None]:
    table: list[Kind | None] = [None] * len(WORDS)
    for kind in kinds:
        table[kind.code] = kind
    return table


class State:
    """A position with everything in it, hidden cards included.

    ``hands`` and ``discards`` are masks by seat; ``order[top:]`` is the stack from the top (``order`` is
    shared by copies and never changed); ``shown`` is the union of the discards; ``ready`` holds the unplaced
    cards whose prerequisites are all present; ``follow`` the cards that may be placed next (``EVERY_CARD``
    before the turn's first placement). ``placed`` counts the running turn's placements, ``series`` the place
    of the last one in its series, ``last`` is that card. ``owed`` is the card just stolen in an exchange from
    ``partner``. ``idle`` counts turns in a row without a placement since the stack ran out, in games without
    points (T02); it is ``STACK_LASTS`` before. ``opened`` and ``closed`` are masks of eras, ``passed`` and
    ``left`` of seats. ``events`` is ``None`` while nobody listens.
    """

    __slots__ = (
        "clock",
        "closed",
        "discards",
        "events",
        "finishing",
        "follow",
        "hands",
        "idle",
        "last",
        "left",
        "opened",
        "order",
        "owed",
        "partner",
        "passed",
        "phase",
        "placed",
        "points",
        "pool",
        "ready",
        "reason",
        "series",
        "setup",
        "shown",
        "stamp",
        "top",
        "tree",
        "trumps",
        "turn",
        "turns",
        "winners",
    )

    def __init__(self, setup: Setup, order: list[int]) -> None:
        self.setup = setup
        self.order = order
        self.events: list[Event] | None = None
        self.hands = [0] * setup.seat_count
        self.discards = [0] * setup.seat_count
        self.points = [0] * setup.seat_count
        self.stamp = [0] * setup.card_count
        self.tree = self.pool = self.shown = 0
        self.opened = self.closed = self.passed = self.left = self.winners = 0
        self.top = self.clock = self.turn = self.reason = 0
        self.trumps = self.placed = self.series = 0
        self.turns = 1
        self.idle = STACK_LASTS
        self.ready = setup.starters
        self.follow = EVERY_CARD
        self.last = self.owed = self.partner = NO_CARD
        self.finishing = False
        self.phase = OPENING

    def copy(self) -> State:
        """An independent copy; nobody listens to it."""
        new = State.__new__(State)
        new.setup = self.setup
        new.order = self.order
        new.events = None
        new.hands = self.hands[:]
        new.discards = self.discards[:]
        new.points = self.points[:]
        new.stamp = self.stamp[:]
        new.tree = self.tree
        new.pool = self.pool
        new.shown = self.shown
        new.ready = self.ready
        new.follow = self.follow
        new.opened = self.opened
        new.closed = self.closed
        new.passed = self.passed
        new.left = self.left
        new.winners = self.winners
        new.top = self.top
        new.clock = self.clock
        new.turn = self.turn
        new.turns = self.turns
        new.idle = self.idle
        new.reason = self.reason
        new.trumps = self.trumps
        new.placed = self.placed
        new.series = self.series
        new.last = self.last
        new.owed = self.owed
        new.partner = self.partner
        new.finishing = self.finishing
        new.phase = self.phase
        return new

    @property
    def stack(self) -> list[int]:
        """The stack from the top."""
        return self.order[self.top :]

    def in_order(self, mask: int) -> list[int]:
        """The cards of ``mask`` as they came, oldest first."""
        return sorted(members(mask), key=self.stamp.__getitem__)

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same, orders included, clocks not."""
        rows = (self.hands, self.discards)
        return (
            tuple(tuple(tuple(self.in_order(mask)) for mask in row) for row in rows),
            tuple(self.in_order(self.tree)),
            tuple(self.in_order(self.pool)),
            tuple(self.stack),
            tuple(self.points),
            tuple(getattr(self, name) for name in _COUNTS),
        )


_COUNTS = (
    *("opened", "closed", "passed", "left", "winners", "turn", "turns", "idle", "reason", "trumps"),
    *("placed", "series", "last", "owed", "partner", "finishing", "phase", "ready", "follow", "shown"),
)
