"""Options are functions from rules to rules: any order gives the same game; the engine asks for none."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path

import pytest

import discovery
from discovery import rulebook
from discovery.errors import InvalidSetup
from discovery.evolution.catalogue import GAMES, OPTIONS, option, rules_for
from discovery.evolution.game import new_game
from discovery.evolution.rules import Option, Rules, with_options

ENGINE = Path(discovery.__file__).parent / "evolution"
SOURCES = [path for path in sorted(ENGINE.rglob("*.py")) if path.parent.name != "options"]


def strings_of(path: Path) -> set[str]:
    """The string literals of a module, docstrings apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_options_key_stands_in_the_engine(path: Path) -> None:
    assert not {known.key for known in OPTIONS} & strings_of(path)


def test_a_key_would_be_found() -> None:
    files = [ENGINE / "options" / name for name in ("series_plus.py", "bot.py", "bot_plus.py")]

    assert {known.key for known in OPTIONS} <= set().union(*map(strings_of, files))


@pytest.mark.parametrize("game", GAMES)
def test_any_order_of_the_options_gives_the_same_rules(game: str) -> None:
    fitting = [known.key for known in OPTIONS if game in known.games]
    expected = described(rules_for(game, fitting))

    for order in permutations(fitting):
        assert described(rules_for(game, order)) == expected


def test_applying_two_options_either_way_round_plays_the_same_game() -> None:
    """The functions themselves commute, not only the catalogue's order; the order of the players is free."""
    explore = GAMES["explore"]
    for one in OPTIONS:
        for other in OPTIONS:
            here, there = (
                described(one.apply(other.apply(explore))),
                described(other.apply(one.apply(explore))),
            )
            assert {key: sorted(map(str, value)) for key, value in here.items()} == {
                key: sorted(map(str, value)) for key, value in there.items()
            }


def described(rules: Rules) -> dict[str, list[object]]:
    """Rules by the kinds of things in their seams."""
    return {
        "kinds": [type(kind).__name__ for kinds in rules.kinds for kind in kinds],
        "seams": [type(rules.drawing).__name__, type(rules.ending).__name__, rules.name],
        "earners": [type(earner).__name__ for earner in rules.earners],
        "virtual": [player.kind for player in rules.virtual],
        "values": [rules.scored, rules.trump_points, *rules.options],
    }


def test_an_option_leaves_the_rules_it_was_given_as_they_were() -> None:
    before = described(GAMES["explore"])
    rules_for("explore", [known.key for known in OPTIONS])

    assert described(GAMES["explore"]) == before


def test_options_that_do_not_go_together_are_refused() -> None:
    one = Option("one", ("intro",), ("C01",), lambda rules: rules, needs=("two",))
    two = Option("two", ("intro",), ("C02",), lambda rules: rules, excludes=("three",))
    three = Option("three", ("intro",), ("C03",), lambda rules: rules)
    catalogue = (one, two, three)
    intro = GAMES["intro"]

    assert with_options(intro, [two, one], catalogue).options == ("one", "two")
    for chosen, code, arguments in (
        ([one], "option-excluded", {"option": "one", "other": "two"}),
        ([three, two], "option-excluded", {"option": "two", "other": "three"}),
        ([three, three], "option-twice", {"option": "three"}),
    ):
        with pytest.raises(InvalidSetup) as refused:
            with_options(intro, chosen, catalogue)
        assert (refused.value.code, refused.value.arguments) == (code, arguments)


def test_what_does_not_exist_is_named() -> None:
    for seats, game, options, deck, code, given in (
        (["A"], "go", [], "prehistory", "unknown-game", "go"),
        (["A"], "intro", ["go"], "prehistory", "unknown-option", "go"),
        (["A"], "intro", ["bot"], "prehistory", "unknown-option", "bot"),
        (["A=go"], "intro", [], "prehistory", "unknown-player", "go"),
        (["A=series+"], "explore", [], "prehistory", "unknown-player", "series+"),
        (["A"], "intro", [], "go", "unknown-deck", "go"),
        (["A", "B", "A"], "intro", [], "prehistory", "bad-name", "A"),
    ):
        with pytest.raises(InvalidSetup) as refused:
            new_game(game, seats, deck, options)
        assert (refused.value.code, refused.value.arguments["given"]) == (code, given)


def test_each_option_names_rules_of_the_book() -> None:
    assert all(set(known.rules) <= set(rulebook.numbers()) and known.rules for known in OPTIONS)
    assert all(set(known.games) <= set(GAMES) and known.games for known in OPTIONS)
    assert len({known.key for known in OPTIONS}) == len(OPTIONS)
    assert option("series+").seated is False
