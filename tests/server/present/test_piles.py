"""What the wire tells of piles in a running game: what lies on top, and how much lies below."""

from __future__ import annotations

import random

import pytest

from discovery.core.protocol import SPECTATOR
from discovery.server.present import update
from discovery.server.protocol import Position
from tests.support.server.folded_tables import by_chance, dealt, running
from tests.support.server.harness import plan
from tests.support.testing.positions import card_position

VIEWERS = pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
MOVES = 120


def positions(game: str, viewer: int) -> list[tuple[Position, int]]:
    """Positions of a random game as ``viewer`` is sent them, with the number of cards in the tree."""
    chooser = random.Random(5)
    table = dealt(plan("me Ann", "me Bo", "bot Cem", game=game, options=["jokers=4"]), chooser)
    found = []
    for _ in range(MOVES):
        by_chance(table, chooser, 1)
        position = update.position(table, viewer)
        assert position is not None
        if table.status == "playing":
            found.append((position, card_position(running(table)).state.tree.bit_count()))
    return found


@VIEWERS
def test_H01_everybody_sees_the_top_card_and_may_count_the_pile(viewer: int) -> None:
    sent = positions("memory", viewer)
    assert max(present for _, present in sent) > 1
    for position, present in sent:
        assert position.pile == present
        assert position.tree == ([position.top] if present else [])


@VIEWERS
def test_M02_everybody_sees_the_top_of_each_pile_and_its_height(viewer: int) -> None:
    sent = positions("fusion", viewer)
    assert any(lying.level for position, _ in sent for lying in position.plane or [])
    for position, present in sent:
        assert position.plane is not None
        assert len({(lying.x, lying.y) for lying in position.plane}) == len(position.plane)
        assert sum(lying.level + 1 for lying in position.plane) == present
        assert position.pile is None


@pytest.mark.parametrize("game", ["intro", "explore", "select", "connect"])
def test_where_all_lies_open_there_is_no_pile_to_count(game: str) -> None:
    assert all(position.pile is None for position, _ in positions(game, 0))
