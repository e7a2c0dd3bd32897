"""How options stand beside each other: what the set-up page shows, and what the rules take."""

from __future__ import annotations

from itertools import combinations

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.family import FAMILY
from discovery.evolution.model.ruleset import Option
from discovery.evolution.setups.provider import CardSetup
from discovery.evolution.variants.catalogue import GAMES, OPTIONS, rules_for
from discovery.play.setups.offer import Availability, availability, chosen_by_name, possible


def option(key: str) -> Option:
    return next(one for one in OPTIONS if one.key == key)


@pytest.mark.parametrize(
    ("key", "game", "chosen", "expected"),
    [
        ("stop", "explore", [], Availability("free")),
        ("stop", "memory", [], Availability("built-in", "memory")),
        ("strata", "fusion", [], Availability("game", "fusion")),
        ("strata", "explore", [], Availability("needs", "free-placement")),
        ("strata", "explore", ["free-placement"], Availability("free")),
    ],
)
def test_an_option_stands_as_its_rules_say(
    key: str, game: str, chosen: list[str], expected: Availability
) -> None:
    assert availability(option(key), game, chosen) == expected


def test_an_option_is_left_out_with_what_it_needs() -> None:
    assert possible("explore", ["free-placement", "strata"]) == ["free-placement", "strata"]
    assert possible("explore", ["strata", "link-bonus"]) == []
    assert possible("connect", ["free-placement", "deposit", "series+"]) == ["series+"]


def test_of_two_options_that_exclude_each_other_the_earlier_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No option of the book excludes another so far; one that does need say so on one side only."""
    first, second = (
        Option(key, ("A01",), lambda rules, _: rules, excludes=excludes, games=("explore",))
        for key, excludes in (("first", ("second",)), ("second", ()))
    )
    monkeypatch.setattr(CardSetup, "options", (first, second))
    assert availability(first, "explore", ["second"]) == Availability("excludes", "second")
    assert possible("explore", ["first", "second"]) == ["first"]
    assert possible("explore", ["second", "first"]) == ["second"]


def test_what_is_no_option_is_left_for_the_check_of_the_whole_set_up() -> None:
    assert possible("explore", ["nonsense"]) == ["nonsense"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_possible_is_what_the_rules_take(game: str) -> None:
    """Of every two options: the page offers them together exactly where the rules take them together."""
    plain = [one.key for one in chosen_by_name(FAMILY) if one.value == ""]
    for pair in combinations(plain, 2):
        try:
            rules_for(game, list(pair))
            taken = True
        except InvalidSetup:
            taken = False
        assert (possible(game, pair) == list(pair)) == taken, pair
