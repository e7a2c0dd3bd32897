"""The engine against the referee of the newest edition: the same moves are legal and lead to the same."""

from __future__ import annotations

import random

import pytest

from tests.support.engine.newest.comparing import play_both
from tests.support.engine.refereed import MANY
from tests.support.engine.sets import Table, any_table, options_of
from tests.support.testing.rounds import rarely

USUAL = 10
"""How many games of each subject the usual round plays."""
MOST_SEATS = 6
COMPANY = ("bot", "bot+", "teams")
GRID = ("free-placement", "link-bonus", "strata")
WINDOWS = ("jokers", "flash", "stop")
SUBJECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "memory": (("memory",), COMPANY),
    "select": (("select",), COMPANY),
    "connect": (("connect",), COMPANY),
    "more for a trump, and SOS": (("intro", "explore"), ("trump+", "sos", *COMPANY)),
    "on a grid": (("explore", "select"), ("series+", *GRID, *COMPANY)),
    "bots and windows": (("intro", "explore", "select", "connect"), (*WINDOWS, "bot", "bot+")),
    "everything": (
        ("intro", "explore", "memory", "select", "connect"),
        ("eras", "series+", "trump+", "sos", *GRID, *WINDOWS, *COMPANY),
    ),
}
"""The games and the options of each subject. Each option is part of about three games in five."""
ASSETS = (("explore", "connect"), ("battle", "eras", "series+", "trump+", "sos", *GRID, *COMPANY))
BATTLES = 20
MANY_BATTLES = 300
"""How many games with assets the usual round plays, and the long one."""


def table(subject: str, number: int) -> tuple[Table, random.Random]:
    """A table of that subject, and what its game is played by. Where there may be assets, there are some."""
    games, keys = ASSETS if subject == "assets" else SUBJECTS[subject]
    chooser, game = random.Random(f"{subject} {number}"), games[number % len(games)]
    options = [option for option in options_of(game) if option.key in keys]
    while True:
        chosen = [option for option in options if option.key == "battle" or chooser.random() < 0.6]
        wanted = {option.key for option in chosen} | {need for option in chosen for need in option.needs}
        made = any_table(game, chooser, wanted)
        if len(made.seats) <= MOST_SEATS:
            return made, chooser


@pytest.mark.parametrize("number", [*range(USUAL), *rarely(*range(USUAL, MANY))])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_engine_and_referee_play_the_same_games(subject: str, number: int) -> None:
    """B12, C01 to N13, O01 to O21, P01 to P05, Q01 to Q18, T02, U01 to U13, as far as games reach them."""
    play_both(*table(subject, number))


@pytest.mark.parametrize("number", [*range(BATTLES), *rarely(*range(BATTLES, MANY_BATTLES))])
def test_engine_and_referee_play_the_same_games_with_assets(number: int) -> None:
    """Y01 to Y23."""
    play_both(*table("assets", number))
