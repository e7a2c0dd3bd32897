"""A sound deck that is too small to be dealt is refused with its rule."""

from __future__ import annotations

from importlib.resources import files

import pytest

from discovery.evolution.cards import data
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", ["en", "fr"])
def test_B09_a_deck_too_small_for_one_seat_is_no_sound_deck(run: Run, language: str) -> None:
    """B09: five cards for the pool, five for the seat and one in the stack."""
    rows = files(data).joinpath("prehistory.csv").read_text("utf-8").splitlines()
    era_one = "\n".join(row for row in rows if row.startswith(("#", "id,")) or row.split(",")[1] == "1")
    done = run("deck", "check", "-", "--language", language, typed=era_one)

    assert done.status == 1
    assert "deck-too-small" in done.err
    assert "B09" in done.err
