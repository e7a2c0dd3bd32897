"""Ways to play a game for some taste, how hard it is, and how long it lasts."""

from __future__ import annotations

import pytest

from discovery.core.protocol import GameSpec
from discovery.core.registry import families, family_of, new_game
from discovery.i18n import LANGUAGES, knows
from discovery.server.config.settings import Limits
from discovery.server.present.catalogue import SECONDS_A_DECISION, catalogue

GAMES = [game for family in families() if family.present is not None for game in family.games]


@pytest.mark.parametrize("game", GAMES)
def test_each_style_is_a_set_up_that_the_rules_allow(game: str) -> None:
    for style in family_of(game).setup.presets(game).styles:
        new_game(GameSpec(game, ("Ann", "Bo"), options=style.options))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_styles_of_a_game_are_the_same(game: str) -> None:
    styles = family_of(game).setup.presets(game).styles
    assert len({style.key for style in styles}) == len({style.options for style in styles}) == len(styles)


@pytest.mark.parametrize("game", GAMES)
def test_how_hard_a_game_is_and_how_many_decisions_it_takes_is_known(game: str) -> None:
    setup = family_of(game).setup
    assert setup.difficulty(game) in (1, 2, 3)
    measured = setup.decisions(game)
    assert all(10 < count < 1000 for count in measured.values())
    assert 2 in measured


def test_the_catalogue_tells_minutes_by_seats() -> None:
    games = {one.key: one for one in catalogue((), Limits()).games}
    for game, told in games.items():
        measured = family_of(game).setup.decisions(game)
        for seats, minutes in enumerate(told.minutes, 1):
            assert abs(minutes - measured.get(seats, 0) * SECONDS_A_DECISION / 60) <= 5
    assert games["explore"].minutes[0] == 0, "nobody plays it alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_name(language: str) -> None:
    for game in GAMES:
        for style in family_of(game).setup.presets(game).styles:
            assert knows(language, f"style-{style.key}")
