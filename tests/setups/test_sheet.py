"""docs/options.md says what the catalogue says."""

from __future__ import annotations

import pytest

from discovery.evolution.setups.configurations import CONFIGURATIONS
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.i18n import LANGUAGES, phrase, translate
from discovery.play.setups import GameSetup, encode
from discovery.play.setups.sheet import PAGE, TABLES, remade

TOLD = (
    [f"game-{key}" for key in GAMES]
    + [f"option-{option.key}".replace("+", "-plus") for option in OPTIONS]
    + [f"configuration-{one.key}" for one in CONFIGURATIONS]
)


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == remade(page), "run python -m discovery.play.setups.sheet"


@pytest.mark.parametrize("table", TABLES)
def test_the_page_has_every_table(table: str) -> None:
    assert f"<!-- made: {table} evolution -->" in PAGE.read_text(encoding="utf-8")


def test_the_page_shows_a_code_as_it_is_today() -> None:
    assert encode(GameSetup("explore", seats=("me", "program:greedy"))) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", TOLD)
def test_everything_that_can_be_chosen_has_a_name_and_a_line(message: str, language: str) -> None:
    assert translate(language, message) != message
    assert phrase(language, f"{message}.text") not in ("", f"{message}.text")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_differs(game: str, language: str) -> None:
    assert phrase(language, f"game-{game}.differs") != f"game-{game}.differs"
