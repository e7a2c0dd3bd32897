"""Positions with assets: markers, points and who is safe, in the words of the rule book (section Y)."""

from __future__ import annotations

from typing import Any, Protocol

from discovery.core.bits import members
from discovery.evolution.variants.battle.flow import assets_of
from tests.support.rules.positions import Table

FILLERS = "tent dog enclosure burial clothing"
"""Cards that fit nowhere yet."""
TREE = "gathering band scavenging australopithecus pebble-tool homo-habilis nomadism homo-erectus fire"
"""The tree of a fight."""


class Fight(Protocol):
    """Deals a position with this tree in which nobody's cards fit, and Bo's are Guards."""

    def __call__(self, *, tree: str = TREE, **position: Any) -> Table: ...


def battle(table: Table, *, points: str = "", ready: dict[str, str] | None = None, **position: Any) -> Table:
    """A position of Explore with assets; ``ready`` has by seat the cards under its markers, the older first,
    and ``points`` those of the first seats: ``"6 4 9"``."""
    given: dict[str, Any] = {"game": "explore", "options": "battle"}
    if "options" in position:
        position["options"] = f"battle {position['options']}"
    table.deal(**(given | position))
    if points:
        table.give_points(*map(int, points.split()))
    for seat, cards in (ready or {}).items():
        for card in table.cards(cards):
            assets_of(table.state).put(table.seat(seat), card)
    return table


def ready_of(table: Table, seat: str) -> list[str]:
    """The ready cards of a seat, the one that lies longest first."""
    return table.ids(assets_of(table.state).ready_of(table.seat(seat)))


def safe_seats(table: Table) -> list[str]:
    """The seats that nobody may aim at."""
    return [table.game.seats[seat] for seat in members(assets_of(table.state).safe)]


def spied(table: Table, seat: str) -> list[str]:
    """What the view of a seat shows of the stack, from the top."""
    viewer = table.seat(seat)
    return table.ids(table.game.view(table.state, viewer).spied)


def scores(table: Table) -> list[int]:
    """The points of all seats."""
    return [table.points(name) for name in table.game.seats]
