"""Rows from views: what ``encoding.observations`` writes of positions, made of a ``View`` and nothing
else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from discovery.core.bits import BIT, mask_of
from discovery.core.research.learning import CELL_MIDDLE, WIDE
from discovery.evolution.board.plane import coordinates_of
from discovery.evolution.encoding.actions import PendingMove, turned
from discovery.evolution.encoding.fields import (
    ASKED,
    CONTESTABLE,
    FLASHING,
    INTERRUPTIBLE,
    WORD,
)
from discovery.evolution.encoding.observations import Layout
from discovery.evolution.model import codes
from discovery.evolution.model.phases import PHASES
from discovery.evolution.model.state import NO_CARD, NO_SEAT
from discovery.evolution.variants.objection.state import ObjectionState
from discovery.evolution.views.view import ClassicShown, View, Window

T = TypeVar("T")

_CLOSED = Window(
    seat=NO_SEAT,
    action="",
    card=NO_CARD,
    number=0,
    contestable=False,
    interruptible=False,
    flash=False,
    members=0,
    said=0,
    asked=False,
)
"""Stands for a window where none is open: every field of a row is 0."""


def row(layout: Layout, view: View, choice: PendingMove | None = None) -> list[int]:
    """The words of a view; ``choice`` is what its seat has begun to choose."""
    values = _values(layout, view, choice or PendingMove(view.seat))
    words: list[int] = []
    for field in layout.fields:
        for value in values[field.name]:
            words += [value >> WIDE * word & WORD for word in range(field.words)]
    return words


def _values(layout: Layout, view: View, choice: PendingMove) -> dict[str, list[int]]:
    setup = layout.setup
    lowest, seats = setup.lowest, _Seats(view.seat, setup.seat_count)
    values = {
        "phase": [BIT[PHASES.index(view.phase)]],
        "seat": [BIT[view.seat]],
        "turn": [seats.one(view.turn)],
        "actors": [seats.all(view.actors)],
        "virtual": [seats.all(mask_of(seat for seat, kind in enumerate(view.bots) if kind))],
        "left": [seats.all(view.left)],
        "passed": [seats.all(view.passed)],
        "asker": [seats.one(view.asker)],
        "opened": [view.opened >> lowest],
        "closed": [view.closed >> lowest],
        "finishing": [int(view.finishing)],
        "hand": [mask_of(view.hand)],
        "tree": [mask_of(view.tree)],
        "pool": [mask_of(view.pool)],
        "last": [_card(view.last)],
        "owed": [_card(view.owed)],
        "discards": seats.row(view.discards, mask_of),
        "hands": seats.row(view.hands, int),
        "stack": [view.stack],
        "trumps": [view.trumps],
        "placed": [view.placed],
        "series": [view.series],
        "granted": [view.granted],
        "turn_number": [view.turn_number],
        "idle": [view.idle],
        "points": seats.row(view.points or [0] * seats.count, int),
        "mates": [seats.all(_mates(view))],
        "hand_size": seats.row(view.hand_size, int),
        "side": [view.side],
        "interrupted": [seats.all(mask_of(view.interrupted))],
    }
    return values | _window(view.window, seats) | _rest(layout, view, seats, choice)


def _window(window: Window | None, seats: _Seats) -> dict[str, list[int]]:
    if window is None:
        window = _CLOSED
    flags = CONTESTABLE * window.contestable | INTERRUPTIBLE * window.interruptible
    flags |= FLASHING * window.flash | ASKED * window.asked
    return {
        "window_seat": [seats.one(window.seat)],
        "window_members": [seats.all(window.members)],
        "window_said": [seats.all(window.said)],
        "window_action": [BIT[codes.WORDS.index(window.action)] if window.action else 0],
        "window_flags": [flags],
        "window_card": [_card(window.card)],
        "window_number": [window.number],
    }


def _rest(layout: Layout, view: View, seats: _Seats, choice: PendingMove) -> dict[str, list[int]]:
    """The fields that only some set-ups have."""
    shown = mask_of(seat for seat, cards in enumerate(view.selections or ()) if cards is not None)
    stands, first = dict(view.stands), layout.setup.printed
    cells = {card: _cell(x, y, level) for card, x, y, level in view.plane or ()}
    tops = {(x, y): card for level, card, x, y in sorted((p[3], p[0], p[1], p[2]) for p in view.plane or ())}
    return {
        "chosen": [seats.all(view.chosen)],
        "leader": [seats.one(view.leader)],
        "shown": [seats.all(shown)],
        "passes": [view.passes],
        **_classic(view.classic, seats),
        **_objection(view.course.objection, seats),
        **_assets(view, seats),
        "selections": seats.row(view.selections or [None] * seats.count, lambda cards: mask_of(cards or ())),
        "aside": [mask_of(view.aside)],
        "stands": [_card(stands.get(joker, -1)) for joker in range(first, layout.setup.card_count)],
        "top": [_card(view.top)],
        "looked": [mask_of(tops[coordinates_of(spot)] for spot in view.looked)],
        "wanted": [view.wanted],
        "cells": [cells.get(card, 0) for card in range(layout.setup.card_count)],
        "choice_word": [BIT[choice.code] if choice.stage else 0],
        "choice_source": [choice.source],
        "choice_cards": [choice.cards],
    }


def _classic(shown: ClassicShown | None, seats: _Seats) -> dict[str, list[int]]:
    if shown is None:
        return {}
    return {
        "out": [seats.all(shown.out)],
        "last_turns": [seats.all(shown.last_turns)],
        "finalist": [seats.one(shown.finalist)],
        "spent": [shown.spent],
        "buried": seats.row(shown.buried, int),
    }


def _objection(part: ObjectionState | None, seats: _Seats) -> dict[str, list[int]]:
    if part is None:
        return {}
    return {
        "objectable": [part.laid],
        "objectable_before": [part.before],
        "placer": [seats.one(part.placer)],
    }


def _assets(view: View, seats: _Seats) -> dict[str, list[int]]:
    part = view.course.assets
    if part is None:
        return {}
    return {
        "older": seats.row(part.older[: seats.count], _card),
        "newer": seats.row(part.newer[: seats.count], _card),
        "safe": [seats.all(part.safe)],
        "aim": [seats.one(part.aim)],
        "won": [_card(part.won)],
        "captured": [_card(part.captured)],
        "used": [_card(part.used)],
        "wanted_asset": [_card(part.wanted)],
        "spied": [mask_of(view.spied)],
        "doing": [part.doing],
        "series_used": [part.series_used],
    }


class _Seats:
    """Counts clockwise from the viewer."""

    def __init__(self, viewer: int, count: int) -> None:
        self.viewer = viewer
        self.count = count

    def one(self, seat: int) -> int:
        """The mask of a seat, 0 for none."""
        return self.all(BIT[seat]) if seat >= 0 else 0

    def all(self, mask: int) -> int:
        """A mask of seats, clockwise from the viewer."""
        return turned(mask, self.viewer, self.count)

    def row(self, values: Iterable[T], number: Callable[[T], int]) -> list[int]:
        """A value of each seat, clockwise from the viewer."""
        listed = [number(value) for value in values]
        return listed[self.viewer :] + listed[: self.viewer]


def _card(card: int) -> int:
    return BIT[card] if card >= 0 else 0


def _cell(x: int, y: int, level: int) -> int:
    return x + CELL_MIDDLE | y + CELL_MIDDLE << 8 | level << 16


def _mates(view: View) -> int:
    if view.teams is None:
        return 0
    return mask_of(seat for seat, side in enumerate(view.teams) if side == view.teams[view.seat])
