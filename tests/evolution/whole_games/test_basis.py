"""Whatever is asked of somebody, a rule of the book asks it."""

from __future__ import annotations

import pytest

from discovery.evolution.game import new_game
from discovery.evolution.model.phases import PHASES
from discovery.evolution.views.explain import basis
from discovery.i18n.rulebook import book
from discovery.play.records import read_bytes
from discovery.play.replay import steps
from tests.support import data
from tests.support.testing.positions import card_position

BOOK = book("discovery.evolution.rulebook")

GOLDEN = data.games(data.GOLDEN)
BASES = {
    "opening": {"C11", "S02", "S24", "S25"},
    "turn": {"C02", "D01", "J05", "S02", "S06", "S24", "S25"},
    "trump": {"E04"},
    "granted": {"U10"},
    "give": {"E09", "P01", "Q18", "H10", "H17", "S33"},
    "discard": {"I04", "H18", "S02", "S33"},
    "steal": {"F02", "S25", "Y11"},
    "called": {"E13"},
    "verify": {"H06"},
    "look": {"M09"},
    "select": {"J03"},
    "window": {"H02", "N02", "Q01", "S25", "S34", "Y10"},
    "flip": {"U06"},
    "over": {"G06", "G07", "S06", "S10", "T02", "Y20"},
    "asset": {"Y05"},
    "harvest": {"S03", "S21"},
    "amount": {"S19"},
}


def test_each_phase_of_the_golden_games_asks_by_its_rules() -> None:
    found: dict[str, set[str]] = {}
    for path in GOLDEN:
        for step in steps(read_bytes(path.read_bytes())):
            _, state = card_position(step)
            found.setdefault(PHASES[state.phase], set()).add(basis(state))
    assert found == BASES
    assert set().union(*found.values()) <= set(BOOK.numbers)


@pytest.mark.parametrize(
    ("game", "options", "rules"),
    [
        ("memory", ["flash"], ["Q01", "H02"]),
        ("memory", [], ["H02", "H02"]),
        ("intro", ["flash"], ["Q01", "Q01"]),
        ("intro", ["jokers=4"], ["N02", "N02"]),
    ],
)
def test_in_a_window_the_actor_may_be_asked_something_else(
    game: str, options: list[str], rules: list[str]
) -> None:
    """Q01: Flash asks the player who placed whether they continue; the others may contest first (H02)."""
    played = new_game(game, ["Ann", "Bo"], options=options)
    state = played.deal(range(played.setup.card_count))
    place = next(move for move in played.legal(state, 0) if played.text(move).startswith("place"))
    played.play(state, 0, place)
    assert [played.view(state, seat).basis for seat in range(2)] == rules
