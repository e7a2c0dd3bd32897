"""The position: flat, mutable, copied by ``copy()``.

What only one option needs stands in a part of its own, in the option's folder, which is ``None`` where the
option is off: ``flash``, ``jokers``, ``assets``, ``round`` (of Select), ``plane`` and, in games of the first
edition, ``classic``. ``successor``, ``stood`` and the
other questions below answer for both cases.

Sets of cards, seats and eras are masks. Wherever an order matters (a discard's row, the tree's order of
placing, a virtual player's row, the newest card of a hand) it is the order of ``stamp``: each card carries
the value that ``clock`` had when it came to where it lies now, so one list of ints serves every order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import EVERY, WIDTH, count, lowest
from discovery.evolution.board.plane import Plane
from discovery.evolution.model.phases import OPENING
from discovery.evolution.model.rows import padded
from discovery.evolution.variants.battle.state import AssetState
from discovery.evolution.variants.classic.state import ClassicState
from discovery.evolution.variants.flash.state import FlashState
from discovery.evolution.variants.jokers.state import JokerState
from discovery.evolution.variants.rounds.state import RoundState

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.evolution.model.actions import Action
    from discovery.evolution.model.frames import Frame
    from discovery.evolution.model.setup import Setup
    from discovery.evolution.variants.virtual_players.flips import Flips

NO_CARD = -1
NO_SEAT = -1
STACK_LASTS = -1
EVERY_CARD = EVERY


class State:
    """A position with everything in it, hidden cards included.

    ``hands`` and ``discards`` are masks by seat; ``order`` from ``top`` on is the stack from the top (shared
    by copies and never changed), followed by the side pile, of which ``side`` cards are left (S29); ``shown``
    is the union of the discards; ``present`` what counts as discovered, the tree and what Jokers in it stand
    for (A06, N04); ``ready`` holds the unplaced cards whose prerequisites are all present; ``may_follow`` the
    cards that may be placed next (``EVERY_CARD`` before the turn's first placement). ``placed`` counts the
    running turn's placements, ``series`` the place of the last one in its series, ``last`` is that card, or
    what an interrupter placed since; ``last_own_card`` is the last one of the turn's own seat (D07).
    ``owed_card`` is the card just stolen in an exchange from ``partner``, or a called card that lies in no
    hand until its caller lays it (E21). ``idle`` counts turns in a row without a placement since the stack
    ran out, in games without points (T02) and where assets are used (Y20); it is ``STACK_LASTS`` before.
    ``opened`` and ``closed`` are masks of eras, ``passed`` and ``left`` of seats; in pile games the eras are
    those announced (H04). ``begun`` is 1 once a card was laid (C11). ``events`` is ``None`` without a
    listener.

    ``decider`` is the seat that decides in place of the one whose turn it is, ``NO_SEAT`` for none;
    ``frames`` is what the rules resume with afterwards, the last one first. ``action`` is what a window is
    open for, ``waiting`` the seats that have not answered (or not selected). ``granted`` counts replays
    that Trump+ has given (Q15). ``has_acted`` is 1 after the turn's first action (P01), ``RESCUING`` while
    SOS runs, and 0 again for a pass in a round and whatever costs nothing (J09). ``searched_spots`` are the
    piles searched so far (M09), ``flips`` is how far a virtual player is with what it flips, where each
    flip is a line (U06).

    Rows by seat have ``MAX_SEATS`` places, those by card ``WIDTH``.

    ``lost`` is the mask of seats whose hand was emptied from outside while the stack was empty, until the
    running action is settled (G04, P02); ``stranded`` the mask of seats whose team has no card left since a
    bot of it flipped the last one in vain, so it has not won (O13). ``amended`` is the mask of changed rules
    that have decided something in this game (see ``amendments``); it belongs to the game's history and makes
    no other position.
    """

    __slots__ = (
        "action",
        "amended",
        "assets",
        "begun",
        "classic",
        "clock",
        "closed",
        "decider",
        "discards",
        "events",
        "finishing",
        "flash",
        "flips",
        "frames",
        "granted",
        "hands",
        "has_acted",
        "idle",
        "jokers",
        "last",
        "last_own_card",
        "left",
        "lost",
        "may_follow",
        "opened",
        "order",
        "owed_card",
        "partner",
        "passed",
        "phase",
        "placed",
        "plane",
        "points",
        "pool",
        "present",
        "ready",
        "reason",
        "round",
        "searched_spots",
        "series",
        "setup",
        "shown",
        "side",
        "stamp",
        "stranded",
        "top",
        "tree",
        "trumps",
        "turn",
        "turns",
        "waiting",
        "winners",
    )

    def __init__(self, setup: Setup, order: list[int]) -> None:
        self.setup = setup
        self.order = padded(order, WIDTH)
        self.events: list[Event] | None = None
        # A row's length stands as a number (MAX_SEATS or WIDTH) where the compiled build has an array.
        self.hands = [0] * 9
        self.discards = [0] * 9
        self.points = [0] * 9
        self.stamp = [0] * 128
        self.tree = self.present = self.pool = self.shown = 0
        self.opened = self.closed = self.passed = self.left = self.winners = 0
        self.top = self.clock = self.turn = self.reason = 0
        self.trumps = self.placed = self.series = 0
        self.side = count(setup.side_cards)
        self.turns = 1
        self.idle = STACK_LASTS
        self.ready = setup.starters
        self.may_follow = EVERY_CARD
        self.last = self.last_own_card = self.owed_card = self.partner = NO_CARD
        self.finishing = False
        self.phase = OPENING
        self.begun = self.has_acted = self.granted = 0
        self.waiting = self.lost = self.stranded = self.amended = 0
        self.decider = NO_SEAT
        self.frames: tuple[Frame, ...] = ()
        self.action: Action | None = None
        self.searched_spots: tuple[int, ...] = ()
        self.flips: Flips | None = None
        self.plane = None if setup.ties is None else Plane(setup.ties)
        self.flash = FlashState() if setup.in_flash else None
        self.round = None if setup.rounds is None else RoundState()
        self.classic = ClassicState(setup.objection) if setup.classic else None
        jokers = setup.card_count - setup.printed
        self.jokers = JokerState(setup.printed, jokers) if jokers else None
        self.assets = None if setup.assets is None else AssetState(setup.assets)

    def copy(self) -> State:
        """An independent copy, without a listener."""
        new = State.__new__(State)
        new.setup = self.setup
        new.order = self.order
        new.events = None
        # Rows are lists in plain Python and arrays in the compiled build: a whole slice is a copy of either.
        new.hands = self.hands[:]
        new.discards = self.discards[:]
        new.points = self.points[:]
        new.stamp = self.stamp[:]
        new.tree, new.present, new.pool, new.shown = self.tree, self.present, self.pool, self.shown
        new.ready, new.may_follow, new.opened = self.ready, self.may_follow, self.opened
        new.closed, new.passed, new.left = self.closed, self.passed, self.left
        new.winners, new.top, new.clock = self.winners, self.top, self.clock
        new.side = self.side
        new.turn, new.turns, new.idle = self.turn, self.turns, self.idle
        new.reason, new.trumps, new.placed = self.reason, self.trumps, self.placed
        new.series, new.last, new.last_own_card = self.series, self.last, self.last_own_card
        new.owed_card, new.partner, new.finishing = self.owed_card, self.partner, self.finishing
        new.phase, new.begun, new.has_acted = self.phase, self.begun, self.has_acted
        new.granted, new.waiting, new.decider = self.granted, self.waiting, self.decider
        new.lost, new.stranded, new.amended = self.lost, self.stranded, self.amended
        new.frames = self.frames
        new.action, new.searched_spots, new.flips = self.action, self.searched_spots, self.flips
        new.plane = None if self.plane is None else self.plane.copy()
        new.flash = None if self.flash is None else self.flash.copy()
        new.round = None if self.round is None else self.round.copy()
        new.classic = None if self.classic is None else self.classic.copy()
        new.jokers = None if self.jokers is None else self.jokers.copy()
        new.assets = None if self.assets is None else self.assets.copy()
        return new

    @property
    def actor(self) -> int:
        """The seat that decides alone: the one asked, else the one whose turn it is."""
        return self.turn if self.decider == NO_SEAT else self.decider

    def stood(self) -> int:
        """The cards that Jokers in the tree stand for (N04)."""
        return 0 if self.jokers is None else self.jokers.stood

    def selection(self, seat: int) -> int:
        """The cards that a seat has selected for the round and not placed yet (J03)."""
        return 0 if self.round is None else self.round.selections[seat]

    def must_continue(self) -> bool:
        """Whether a Bis has still to be made good (Q02)."""
        return self.flash is not None and self.flash.must_continue != 0

    def began_acting(self) -> None:
        """The turn has its first action, or another one; a Bis is made good by it (P01, Q02)."""
        self.has_acted = 1
        if self.flash is not None:
            self.flash.must_continue = 0

    @property
    def stack(self) -> list[int]:
        """The stack from the top."""
        return [self.order[index] for index in range(self.top, self.setup.stack_end)]

    @property
    def side_pile(self) -> list[int]:
        """The rest of the side pile, from the top (S29)."""
        end = self.setup.card_count
        return [self.order[index] for index in range(end - self.side, end)]

    def in_order(self, mask: int) -> list[int]:
        """The cards of ``mask`` as they came, oldest first."""
        keys = []
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            keys.append(self.stamp[card] * WIDTH + card)
        keys.sort()
        return [key % WIDTH for key in keys]

    def _parts(
        self,
    ) -> tuple[Plane | FlashState | RoundState | JokerState | ClassicState | AssetState | None, ...]:
        return (self.plane, self.flash, self.round, self.jokers, self.classic, self.assets)

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same, orders included, clocks not."""
        rows = list(self.hands) + list(self.discards)
        if self.round is not None:
            rows += list(self.round.selections)
        if self.classic is not None:
            rows += list(self.classic.buried)
        seen = None if self.assets is None else self.assets.depths(self.top)
        return (
            tuple([tuple(self.in_order(row)) for row in rows]),
            tuple(self.in_order(self.tree)),
            tuple(self.in_order(self.pool)),
            tuple(self.stack),
            tuple(self.side_pile),
            seen,
            tuple(self.points),
            tuple([part.key() for part in self._parts() if part]),
            tuple([getattr(self, name) for name in _COUNTS]),
        )


_ELSEWHERE = {
    "setup",
    "events",
    "amended",
    "order",
    "top",
    "clock",
    "stamp",
    "hands",
    "discards",
    "points",
    "tree",
    "pool",
    "plane",
    "flash",
    "round",
    "jokers",
    "classic",
    "assets",
}
"""The attributes that a key has in another form, or that do not distinguish positions."""
_COUNTS = tuple(name for name in State.__slots__ if name not in _ELSEWHERE)
