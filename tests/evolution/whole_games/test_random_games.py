"""Four hundred random games of each game, with any options and seats: each ends and keeps the laws.

``python -m tests.support.engine.every_set`` plays longer, every set of options there is.
"""

from __future__ import annotations

import pytest

from discovery.evolution.variants.catalogue import GAMES
from tests.support.engine.every_set import Fault, played
from tests.support.engine.sets import every_set, needs_of, options_of, random_tables, with_needs
from tests.support.testing.rounds import rarely

HUNDREDS = range(4)


@pytest.mark.parametrize("hundred", [0, *rarely(*HUNDREDS[1:])])
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_random_games_keep_the_laws(game: str, hundred: int) -> None:
    tables = enumerate(random_tables(game, 100, hundred))
    found = [played(made, f"{hundred} {number}") for number, made in tables]

    assert [fault for fault in found if isinstance(fault, Fault)] == []
    assert len(found) == 100


@pytest.mark.parametrize("game", GAMES)
def test_random_tables_have_every_option_and_one_to_nine_seats(game: str) -> None:
    tables = list(random_tables(game, 100, 0))
    keys = {text.partition("=")[0] for made in tables for text in made.options}
    kinds = {seat.partition("=")[2] for made in tables for seat in made.seats}
    named = {option.key for option in options_of(game) if not (option.seated or option.titled)}

    assert keys == named
    assert kinds == {"", *(option.key for option in options_of(game) if option.seated)}
    assert {len(made.seats) for made in tables} == set(range(1, 10))
    assert any(made.teams for made in tables)


@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_options_is_all_that_go_together(game: str) -> None:
    sets = list(every_set(game))
    free = [option for option in options_of(game) if not needs_of(option)]
    bound = [option for option in options_of(game) if needs_of(option)]

    assert len(sets) == len(set(sets))
    assert all(features == with_needs(game, features) for features in sets)
    assert len(sets) == 2 ** len(free) if not bound else len(sets) < 2 ** (len(free) + len(bound))
