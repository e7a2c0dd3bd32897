"""Recalling: what a seat that has watched from the deal on knows about hidden cards.

Cards that it saw go into a hand, the order of virtual players' rows, calls that found nobody, and turns that
ended without a placement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from discovery.core.bits import BIT, mask_of
from discovery.core.protocol import Event
from discovery.evolution.model import events
from discovery.evolution.model.phases import CALLED, PHASES
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.views.view import View

UNKNOWN = -1
"""An unknown card that came at the moment ``m`` is ``UNKNOWN - m``: all below zero are unknown."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """The hidden hands, by seat, oldest card first: a card, or a negative number. ``barred`` has for each of
    the unknown ones, in that order, what it cannot be, ``doubted`` also what it most likely is not."""

    rows: list[list[int]]
    barred: list[int]
    doubted: list[int]


class Watcher:
    """Follows the events.

    ``rows`` are all hands; ``visible`` the Jokers in pool and discards; ``revealed`` the cards of open
    selections; ``called`` was called last, and is ``beside`` its caller's hand until it is laid (E21).
    ``failed`` notes when a call found nobody, ``idle`` by seat what was ready when it ended a turn without a
    placement.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rows: list[list[int]] = [[UNKNOWN] * size for size in setup.hand_size]
        self.visible = self.revealed = self.tree = 0
        self.stands: dict[int, int] = {}
        self.failed: list[tuple[int, int]] = []
        self.idle: list[list[tuple[int, int]]] = [[] for _ in setup.hand_size]
        self.called = self.beside = NO_CARD
        self.placed = True
        self.now = 0
        self.heard: dict[int, Callable[[int, int, int, int], None]] = {
            events.TURN: self._begins,
            events.DREW: self._draws,
            events.REFILLED: self._lies_open,
            events.PLACED: self._places,
            events.JOKER: self._plays_joker,
            events.STOLEN: self._steals,
            events.GAVE: self._gives,
            events.DISCARDED: self._discards,
            events.RETURNED: self._takes_back,
            events.RECOVERED: self._recovers,
            events.REVEALED: self._reveals,
            events.CALLED: self._calls,
            events.FLIPPED: self._flips,
            events.ENDED: self._ends,
            events.RESUMED: self._resumes,
        }

    def watch(self, seen: tuple[Event, ...]) -> None:
        """One event after the other."""
        for kind, seat, card, other, number in seen:
            self.now += 1
            if kind in self.heard:
                self.heard[kind](seat, card, other, number)

    def _begins(self, seat: int, card: int, other: int, number: int) -> None:
        self.placed = False

    def _resumes(self, seat: int, card: int, other: int, number: int) -> None:
        self.placed = True

    def _draws(self, seat: int, card: int, other: int, number: int) -> None:
        self._joins(seat, card)

    def _joins(self, seat: int, card: int) -> None:
        self.rows[seat].append(card if card >= 0 else UNKNOWN - self.now)

    def _leaves(self, seat: int, card: int, newest: bool = False) -> None:
        """A card leaves a hand. Of a person's unknown ones nobody can tell which: the oldest, as it tells
        least about the others. If it is not seen, it may be any, and what was known is known no more."""
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
        """The oldest unknown card of a row is taken to be this one."""
        for place, held in enumerate(row):
            if held < 0:
                row[place] = card
                return

    def _lies_open(self, seat: int, card: int, other: int, number: int) -> None:
        self.visible |= BIT[card] & self.setup.jokers

    def _places(self, seat: int, card: int, other: int, number: int) -> None:
        self.placed = True
        self.tree |= BIT[card]
        self.revealed &= ~BIT[card]
        if number == events.FROM_HAND and card != self.beside:
            self._leaves(other if other >= 0 else seat, card)
        self.beside = NO_CARD

    def _plays_joker(self, seat: int, card: int, other: int, number: int) -> None:
        bit = BIT[card]
        if number >= 0:
            self.placed = True
            self.stands[card] = number
        if not (self.visible | self.revealed) & bit:
            self._leaves(seat, card)
        self.visible &= ~bit
        self.revealed &= ~bit

    def _steals(self, seat: int, card: int, other: int, number: int) -> None:
        self._leaves(other, card, newest=bool(self.setup.virtual_seats & BIT[other]))
        self._joins(seat, card)

    def _gives(self, seat: int, card: int, other: int, number: int) -> None:
        last = self.setup.virtual_seats & BIT[seat] and card != self.called
        self._leaves(seat, card, newest=bool(last))
        if card >= 0 and card == self.called:
            self.beside = card
        else:
            self._joins(other, card)

    def _discards(self, seat: int, card: int, other: int, number: int) -> None:
        bit = BIT[card]
        if card == self.beside:
            self.beside = NO_CARD
        elif not self.revealed & bit:
            self._leaves(seat, card)
        self.revealed &= ~bit
        self.visible |= bit & self.setup.jokers

    def _takes_back(self, seat: int, card: int, other: int, number: int) -> None:
        self.tree &= ~BIT[card]
        self.stands.pop(card, NO_CARD)
        self.visible |= BIT[card] & self.setup.jokers

    def _recovers(self, seat: int, card: int, other: int, number: int) -> None:
        self.stands.pop(card, NO_CARD)
        self._joins(seat, card)

    def _reveals(self, seat: int, card: int, other: int, number: int) -> None:
        self._leaves(seat, card)
        self.revealed |= BIT[card]

    def _calls(self, seat: int, card: int, other: int, number: int) -> None:
        """Everybody hears whether somebody holds it, the caller included (E12)."""
        self.called = card
        if other < 0:
            self.failed.append((self.now, BIT[card]))
        elif card not in self.rows[other]:
            self.turns_out(self.rows[other], card)

    def _flips(self, seat: int, card: int, other: int, number: int) -> None:
        if card not in self.rows[seat]:
            self.turns_out(self.rows[seat], card)

    def _ends(self, seat: int, card: int, other: int, number: int) -> None:
        """Where a plane or a selection stands between hand and tree it tells nothing."""
        rules = self.setup.rules
        if not self.placed and rules.spots is None and rules.rounds is None:
            self.idle[seat].append((self.now, self._ready()))
        self.placed = True

    def _ready(self) -> int:
        present = self.tree | mask_of(self.stands.values())
        needs = self.setup.needs
        return mask_of(card for card in range(self.setup.printed) if not needs[card] & ~present)


def recall(setup: Setup, view: View, seen: tuple[Event, ...]) -> Recalled:
    """What is known of the hidden hands. Whatever does not fit to the view is forgotten."""
    watcher = Watcher(setup)
    if seen and seen[0][0] == events.DEALT:
        watcher.watch(seen)
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
    held = [(seat, card) for seat, row in enumerate(rows) for card in row if card < 0]
    barred = [_since(watcher.failed, UNKNOWN - card) for _, card in held]
    doubts = [_since(watcher.idle[seat], UNKNOWN - card) for seat, card in held]
    return Recalled(rows, barred, [one | other for one, other in zip(barred, doubts, strict=True)])


def open_cards(view: View) -> int:
    """The cards that the viewer sees, the called one that is to be laid included (E21)."""
    rows = [view.hand, view.tree, view.pool, view.aside, *view.discards]
    rows += [row or () for row in view.selections or ()]
    if view.phase == PHASES[CALLED]:
        rows.append((view.owed,))
    return mask_of(card for row in rows for card in row)


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
    Watcher.turns_out(row, shown)


def _since(noted: list[tuple[int, int]], came: int) -> int:
    """What was noted after a card had come."""
    mask = 0
    for when, cards in noted:
        if when > came:
            mask |= cards
    return mask
