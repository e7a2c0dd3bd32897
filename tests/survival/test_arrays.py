"""Arrays of the survival game in C are as long as the lists that they stand for."""

from __future__ import annotations

from collections.abc import Iterator

from discovery.survival.flow.reach import Reach
from discovery.survival.moves.move_buffer import MoveBuffer
from tests.support.arrays import compared
from tests.support.survival.table import Table
from tests.support.survival.tiny import opened


def made() -> Iterator[object]:
    """An object of each class with arrays, on the largest map and on a small one."""
    yield MoveBuffer()
    for game in (Table("gate", 4).game, Table("canoe", 2).game, opened(2)):
        state = game.deal(range(len(game.pieces)))
        yield from (state, game.setup, game.setup.ground, Reach(state, 0))


def test_an_array_is_as_long_as_the_list_that_it_stands_for() -> None:
    """One space, seat or card more must not lie behind the end of an array of C."""
    found = compared("survival", made())

    assert len(found) > 30
    assert {name: both for name, both in found.items() if both[1] != {both[0]}} == {}
