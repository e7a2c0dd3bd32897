"""The moves that are explained when a card is looked at."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from discovery.evolution.present.considered_moves import moves_in_vain
from discovery.server.live.connection import Connection
from discovery.server.present.client_queries import explained
from discovery.server.present.update import position
from discovery.server.protocol import Explain, Explained, Position
from tests.support.server.folded_tables import dealt
from tests.support.server.harness import plan
from tests.support.server.scenes import stop_table

HIDDEN, HELD, POOLED = "bicycle", "band", "gathering"


def seen(**change: Any) -> Position:
    """Ann's position at the deal, in which she may play nothing; ``change`` says what else is different."""
    found = position(stop_table(), 0)
    assert found is not None
    assert found.seats[0].cards is not None
    assert HELD in found.seats[0].cards
    assert POOLED in found.pool
    return msgspec.structs.replace(found, legal=[], **change)


@pytest.mark.parametrize(
    ("change", "card", "expected"),
    [
        ({"phase": "trump", "trumps": 1}, HIDDEN, ["place", "call"]),
        ({"phase": "trump", "trumps": 1}, HELD, ["place", "replay", "discard"]),
        ({"phase": "trump", "trumps": 1}, POOLED, ["place", "replay"]),
        ({"phase": "turn"}, POOLED, ["place"]),
        ({"phase": "turn"}, HIDDEN, ["place"]),
        ({"phase": "give", "trumps": 1}, HELD, ["give"]),
        ({"phase": "give", "trumps": 1}, POOLED, ["place"]),
        ({"phase": "discard"}, HELD, ["discard"]),
        ({"phase": "select"}, HELD, []),
        ({"phase": "window"}, HELD, []),
        ({"phase": "over"}, HELD, []),
        ({"viewer": -1}, HELD, []),
    ],
)
def test_what_is_wanted_of_a_card_depends_on_where_it_lies(
    change: dict[str, Any], card: str, expected: list[str]
) -> None:
    assert moves_in_vain(seen(**change), card) == [f"{verb} {card}" for verb in expected]


def test_what_is_possible_needs_no_reason() -> None:
    now = seen(phase="trump", trumps=1)
    now.legal = [f"place {POOLED}|{HELD}", f"call fire|{HIDDEN}"]
    assert moves_in_vain(now, HELD) == [f"replay {HELD}", f"discard {HELD}"]
    assert moves_in_vain(now, HIDDEN) == [f"place {HIDDEN}"]


def test_a_card_is_explained_after_the_moves_that_were_asked_for() -> None:
    table = dealt(plan("me Ann", game="explore"), random.Random(1))
    answer = explained(table, Connection(0, False, "en", 0), Explain("x", ["replay fire"], HIDDEN))
    assert isinstance(answer, Explained)
    assert answer.moves == ["replay fire", f"place {HIDDEN}"]
    assert [fault.code for fault in answer.verdicts if fault is not None] == ["no-trump", "unknown-card"]
