"""Moves as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import InvalidInput
from discovery.evolution.game import new_game
from discovery.evolution.model.codes import WORDS, code_of

GAME = new_game("explore", ["Ann", "Bo Bee", "Cé-m.'_1=bot"])
EVERYTHING = (
    new_game("memory", ["A", "B", "C"], options=["jokers=4", "trump+", "sos", "flash"], teams=["A+B"]),
    new_game("select", ["A", "B"], options=["stop"]),
    new_game("fusion", ["A", "B"]),
    new_game("explore", ["A", "B"], options=["battle"]),
    new_game("classic-simple", ["A", "B=virtual"], options=["objection"]),
    new_game("classic-select", ["A", "B=virtual"]),
    new_game("classic-connect", ["A", "B=virtual"]),
    new_game("classic-memory", ["A", "B=virtual"]),
)
OF_NOBODY = {"flip", "closed"}
"""Words of lines that no seat plays."""


def test_every_move_reads_back() -> None:
    for move in GAME.all_moves():
        assert GAME.parse(GAME.text(move)) == (move, -1)


@given(st.sampled_from(GAME.all_moves()), st.integers(0, 53))
def test_every_outcome_reads_back(move: int, card: int) -> None:
    assert GAME.parse(GAME.text(move, card)) == (move, card)


def test_each_word_has_its_moves() -> None:
    found = [GAME.text(move).split(" ", 1) for move in GAME.all_moves()]

    assert [" ".join(words[1:]) for words in found if words[0] == "exchange"] == list(GAME.seats)
    assert sum(words[0] == "place" for words in found) == 54
    assert ["end"] in found


def test_no_word_is_without_a_game() -> None:
    used = {WORDS[code_of(move)] for game in EVERYTHING for move in game.all_moves()}

    assert used == set(WORDS) - OF_NOBODY
    for game in EVERYTHING:
        assert all(game.parse(game.text(move)) == (move, -1) for move in game.all_moves())


def test_spaces_around_do_not_matter() -> None:
    assert GAME.parse("  place   fire ") == GAME.parse("place fire")
    assert GAME.parse("steal Bo Bee  =  fire") == GAME.parse("steal Bo Bee = fire")
    assert GAME.parse("steal Bo Bee=fire") == GAME.parse("steal Bo Bee = fire")


@pytest.mark.parametrize(("text", "code", "given"), [
    ("", "unknown-move", ""),
    ("fly", "unknown-move", "fly"),
    ("Place fire", "unknown-move", "Place fire"),
    ("end now", "unknown-move", "end now"),
    ("pass fire", "unknown-move", "pass fire"),
    ("place", "unknown-card", ""),
    ("place water", "unknown-card", "water"),
    ("place Fire", "unknown-card", "Fire"),
    ("place fire band", "unknown-card", "fire band"),
    ("steal", "unknown-seat", ""),
    ("steal Dan = fire", "unknown-seat", "Dan"),
    ("exchange bo bee = fire", "unknown-seat", "bo bee"),
    ("exchange Bo Bee = water", "unknown-card", "water"),
    ("exchange Bo Bee =", "unknown-card", ""),
    ("exchange Bo Bee = fire = fire", "unknown-card", "fire = fire"),
])  # fmt: skip
def test_what_cannot_be_read_is_named(text: str, code: str, given: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        GAME.parse(text)

    assert (refused.value.code, refused.value.arguments["given"]) == (code, given)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move, outcome = GAME.parse(text)
    except InvalidInput:
        return
    assert move in GAME.all_moves()
    assert -1 <= outcome < 54
