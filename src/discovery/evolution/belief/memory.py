"""Card tracking: what a seat that has watched from the deal on knows about hidden cards.

Cards that it saw go into a hand, the order of virtual players' rows, calls that found nobody, and turns that
ended without a placement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from discovery.core.bits import BIT, mask_of
from discovery.core.protocol import Event
from discovery.evolution.model import event_kinds
from discovery.evolution.model.phases import CALLED, PHASES
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.views.view import View

UNKNOWN = -1
"""An unknown card that came at the moment ``m`` is ``UNKNOWN - m``: all below zero are unknown."""


@dataclass(frozen=True, slots=True)
class HandKnowledge:
    """The hidden hands, by seat, oldest card first: a card, or a negative number. ``excluded`` has for each
    of the unknown ones, in that order, what it cannot be, ``unlikely`` also what it most likely is not."""

    rows: list[list[int]]
    excluded: list[int]
    unlikely: list[int]


class CardTracker:
    """Follows the events.

    ``rows`` are all hands; ``visible`` the Jokers in pool and discards; ``revealed`` the cards of open
    selections; ``called`` was called last, and is ``beside`` its caller's hand until it is laid (E21).
    ``failed`` notes when a call found nobody; ``doubts`` by seat what its hand most likely lacks since when:
    what was ready when it ended a turn without a placement, and Guards when it let a strong Raid pass, whose
    card is ``raid`` (Y10).
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rows: list[list[int]] = [[UNKNOWN] * size for size in setup.hand_size]
        self.visible = self.revealed = self.tree = 0
        self.stands: dict[int, int] = {}
        self.failed: list[tuple[int, int]] = []
        self.doubts: list[list[tuple[int, int]]] = [[] for _ in setup.hand_size]
        self.called = self.beside = self.raid = NO_CARD
        self.placed = True
        self.now = 0

    def watch(self, observed: tuple[Event, ...]) -> None:
        """Take in events, one after the other."""
        for event in observed:
            self.now += 1
            handler = _HANDLERS.get(event.kind)
            if handler is not None:
                handler(self, event)

    def _begins(self, event: Event) -> None:
        self.placed = False
        self.raid = NO_CARD

    def _resumes(self, event: Event) -> None:
        self.placed = True

    def _sits_down(self, event: Event) -> None:
        """A newcomer's hand was not dealt (R02)."""
        self.rows[event.seat] = []

    def _draws(self, event: Event) -> None:
        self._joins(event.seat, event.piece)

    def _sees(self, event: Event) -> None:
        """The scout sees a whole hand where there is no stack (Y14)."""
        if event.other >= 0 and event.piece >= 0 and event.piece not in self.rows[event.other]:
            self.turns_out(self.rows[event.other], event.piece)

    def _uses(self, event: Event) -> None:
        table = self.setup.assets
        self.raid = event.piece if table and table.strong & BIT[event.piece] else NO_CARD

    def _joins(self, seat: int, card: int) -> None:
        self.rows[seat].append(card if card >= 0 else UNKNOWN - self.now)

    def _leaves(self, seat: int, card: int, newest: bool = False) -> None:
        """A card leaves a hand. Of a person's unknown cards it could be any: take the oldest, which says
        least about the others. If the card is hidden it may be any, so the whole row becomes unknown."""
        row = self.rows[seat]
        if card >= 0 and card in row:
            row.remove(card)
        elif newest and row:
            row.pop()
        elif card < 0:
            row[:] = [UNKNOWN - self.now] * (len(row) - 1)
        else:
            self.turns_out(row, card)
            if card in row:
                row.remove(card)

    @staticmethod
    def turns_out(row: list[int], card: int) -> None:
        """Assume that the oldest unknown card of the row was this one."""
        for place, held in enumerate(row):
            if held < 0:
                row[place] = card
                return

    def _lies_open(self, event: Event) -> None:
        self.visible |= BIT[event.piece] & self.setup.jokers

    def _places(self, event: Event) -> None:
        self.placed = True
        self.tree |= BIT[event.piece]
        self.revealed &= ~BIT[event.piece]
        if event.number == event_kinds.FROM_HAND and event.piece != self.beside:
            self._leaves(event.other if event.other >= 0 else event.seat, event.piece)
        self.beside = NO_CARD

    def _plays_joker(self, event: Event) -> None:
        bit = BIT[event.piece]
        if event.number >= 0:
            self.placed = True
            self.stands[event.piece] = event.number
        if not (self.visible | self.revealed) & bit:
            self._leaves(event.seat, event.piece)
        self.visible &= ~bit
        self.revealed &= ~bit

    def _steals(self, event: Event) -> None:
        table = self.setup.assets
        if table and self.raid != NO_CARD and not self.setup.virtual_seats & BIT[event.other]:
            self.doubts[event.other].append((self.now, table.guards))
        self._leaves(event.other, event.piece, newest=bool(self.setup.virtual_seats & BIT[event.other]))
        self._joins(event.seat, event.piece)

    def _gives(self, event: Event) -> None:
        last = self.setup.virtual_seats & BIT[event.seat] and event.piece != self.called
        self._leaves(event.seat, event.piece, newest=bool(last))
        if event.piece >= 0 and event.piece == self.called:
            self.beside = event.piece
        else:
            self._joins(event.other, event.piece)

    def _discards(self, event: Event) -> None:
        bit = BIT[event.piece]
        if event.piece == self.beside:
            self.beside = NO_CARD
        elif not self.revealed & bit:
            self._leaves(event.seat, event.piece)
        self.revealed &= ~bit
        self.visible |= bit & self.setup.jokers

    def _takes_back(self, event: Event) -> None:
        self.tree &= ~BIT[event.piece]
        self.stands.pop(event.piece, NO_CARD)
        self.visible |= BIT[event.piece] & self.setup.jokers

    def _recovers(self, event: Event) -> None:
        self.stands.pop(event.piece, NO_CARD)
        self._joins(event.seat, event.piece)

    def _takes(self, event: Event) -> None:
        """Everybody sees which card is harvested from a discard (S18)."""
        self._joins(event.seat, event.piece)

    def _reveals(self, event: Event) -> None:
        self._leaves(event.seat, event.piece)
        self.revealed |= BIT[event.piece]

    def _calls(self, event: Event) -> None:
        """Everybody hears whether somebody holds it, the caller included (E12)."""
        self.called = event.piece
        if event.other < 0:
            self.failed.append((self.now, BIT[event.piece]))
        elif event.piece not in self.rows[event.other]:
            self.turns_out(self.rows[event.other], event.piece)

    def _flips(self, event: Event) -> None:
        if event.piece not in self.rows[event.seat]:
            self.turns_out(self.rows[event.seat], event.piece)

    def _ends(self, event: Event) -> None:
        """Doubt that the seat had a card it could have placed; with a plane or a selection this says
        nothing."""
        rules = self.setup.rules
        if not self.placed and rules.spots is None and rules.rounds is None:
            self.doubts[event.seat].append((self.now, self._ready()))
        self.placed = True

    def _ready(self) -> int:
        present = self.tree | mask_of(self.stands.values())
        needs = self.setup.needs
        return mask_of(card for card in range(self.setup.printed) if not needs[card] & ~present)


_HANDLERS: dict[int, Callable[[CardTracker, Event], None]] = {
    event_kinds.TURN: CardTracker._begins,
    event_kinds.DREW: CardTracker._draws,
    event_kinds.REFILLED: CardTracker._lies_open,
    event_kinds.PLACED: CardTracker._places,
    event_kinds.JOKER: CardTracker._plays_joker,
    event_kinds.STOLEN: CardTracker._steals,
    event_kinds.GAVE: CardTracker._gives,
    event_kinds.DISCARDED: CardTracker._discards,
    event_kinds.RETURNED: CardTracker._takes_back,
    event_kinds.RECOVERED: CardTracker._recovers,
    event_kinds.TAKEN: CardTracker._takes,
    event_kinds.REVEALED: CardTracker._reveals,
    event_kinds.CALLED: CardTracker._calls,
    event_kinds.FLIPPED: CardTracker._flips,
    event_kinds.ENDED: CardTracker._ends,
    event_kinds.RESUMED: CardTracker._resumes,
    event_kinds.JOINED: CardTracker._sits_down,
    event_kinds.KEPT: CardTracker._draws,
    event_kinds.SCOUTED: CardTracker._sees,
    event_kinds.USED: CardTracker._uses,
}
"""The tracker's method for each kind of event. Made once: a tracker lives for one view, and the table would
take longer than the events of a turn."""


def known_hands(setup: Setup, view: View, observed: tuple[Event, ...]) -> HandKnowledge:
    """The cards known in hidden hands. Memories that do not fit the view are dropped."""
    watcher = CardTracker(setup)
    if observed and observed[0].kind == event_kinds.DEALT:
        watcher.watch(observed)
    else:
        watcher.rows = [[] for _ in setup.hand_size]
    opened = open_cards(view)
    rows: list[list[int]] = []
    for seat, size in enumerate(view.hands):
        hidden = seat != view.seat or setup.virtual_seats & BIT[seat] != 0
        row = [UNKNOWN if card >= 0 and opened & BIT[card] else card for card in watcher.rows[seat]]
        opened |= mask_of(card for card in row if card >= 0)
        rows.append(_fitted(row, size, watcher.now) if hidden else [])
    _add_public(view, rows)
    _add_looked_at(view, rows)
    held = [(seat, card) for seat, row in enumerate(rows) for card in row if card < 0]
    excluded = [_since(watcher.failed, UNKNOWN - card) for _, card in held]
    doubts = [_since(watcher.doubts[seat], UNKNOWN - card) for seat, card in held]
    return HandKnowledge(rows, excluded, [one | other for one, other in zip(excluded, doubts, strict=True)])


def open_cards(view: View) -> int:
    """The cards that the viewer sees, the called one that is to be laid included (E21)."""
    rows = [view.hand, view.tree, view.pool, view.aside, *view.discards]
    rows += [row or () for row in view.selections or ()]
    if view.phase == PHASES[CALLED]:
        rows.append((view.owed,))
    cards = 0
    for row in rows:
        cards |= mask_of(row)
    return cards


def _fitted(row: list[int], size: int, now: int) -> list[int]:
    """The row with as many cards as the hand has: unknown ones go first, or come in front."""
    surplus = len(row) - size
    for card in [card for card in row if card < 0][: max(0, surplus)]:
        row.remove(card)
    return [UNKNOWN - now] * max(0, -surplus) + row[max(0, len(row) - size) :]


def _add_public(view: View, rows: list[list[int]]) -> None:
    """A card in a hidden hand that everybody sees: the first flip of a pair (O06)."""
    flips = view.course.flips
    shown = flips.pending if flips else NO_CARD
    row = rows[view.turn]
    if shown == NO_CARD or shown in row or shown in view.hand or not row:
        return
    CardTracker.turns_out(row, shown)


def _add_looked_at(view: View, rows: list[list[int]]) -> None:
    """Without a stack the viewer sees a whole hand while they scout it (Y14)."""
    if view.course.assets is not None and view.spied and not view.stack:
        rows[view.course.assets.aim] = list(view.spied)


def _since(noted: list[tuple[int, int]], came: int) -> int:
    """The cards noted after a card had come, as a mask."""
    mask = 0
    for when, cards in noted:
        if when > came:
            mask |= cards
    return mask
