"""How a game of survival ends on the screen (rules XL01, XS01, XS02)."""

from __future__ import annotations

import io
import re

import pytest

from discovery.cli.terminal import Terminal
from discovery.i18n import LANGUAGES
from discovery.survival.model.phases import FINISHED
from discovery.survival.terminal.text_game import SurvivalText
from tests.cli.conftest import Run, run
from tests.support.survival.table import Table

__all__ = ["run"]

NIGHT = {"en": "is next", "de": "als Nächstes", "fr": "puis la nuit"}
OVER = {
    "en": "Nights gone: 12 of 12.",
    "de": "Vergangene Nächte: 12 von 12.",
    "fr": "Nuits passées\u202f: 12 sur 12.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_XS01_after_the_last_night_no_other_is_announced(language: str) -> None:
    table = Table("gate")
    out = io.StringIO()
    text = SurvivalText(Terminal(language, out, out), table.game)
    while table.state.phase != FINISHED:
        text.draw_all(table.state)
        assert NIGHT[language] in out.getvalue()
        assert OVER[language] not in out.getvalue()
        out.truncate(0)
        table.nights(1)
    text.draw_all(table.state)
    assert table.state.night == 12
    assert NIGHT[language] not in out.getvalue()
    assert OVER[language] in out.getvalue()


def test_XS02_honours_are_told_once(run: Run) -> None:
    done = run(
        "play",
        "--game",
        "discover:beacon",
        "--seats",
        "Ann=you",
        "--seed",
        "5",
        typed="end\n" * 60 + "1\n" * 60,
    )
    assert "It is over" in done.out
    last = done.out[done.out.rindex("The game is over.") :]
    assert len(re.findall(r"^Ann: \d+ ", last, re.MULTILINE)) == 1
    assert "points" not in last


def test_the_points_of_a_card_game_are_told_once(run: Run) -> None:
    """They stand in the table of the seats (G09)."""
    done = run("play", "--game", "explore", "--seats", "Ann=you,Bo=greedy", "--seed", "5", typed="1\n" * 300)
    last = done.out[done.out.rindex("The game is over") :]
    assert "points" not in last
