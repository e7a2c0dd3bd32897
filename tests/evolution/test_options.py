"""Options are functions from rules to rules: any order gives the same game; the engine asks for none."""

from __future__ import annotations

import ast
from itertools import combinations, islice, permutations
from pathlib import Path

import pytest

import discovery
from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.model.ruleset import ChosenOption, Option, Rules, with_options
from discovery.evolution.variants.catalogue import GAMES, OPTIONS, choose, rules_for
from discovery.i18n.rulebook import book
from tests.support.engine.sets import features_of

BOOK = book("discovery.evolution.rulebook")

ENGINE = Path(discovery.__file__).parent / "evolution"
RULES = ("board", "cards", "encoding", "flow", "model", "moves", "variants", "views")
"""The rooms that play the rules; programs and the terminal may speak of options by name."""
SOURCES = [
    path
    for room in RULES
    for path in sorted((ENGINE / room).rglob("*.py"))
    if room != "variants" or path.parent.name in {"variants", "games"}
]
"""An option's own folder may name it."""


VOCABULARY = {"REACTIONS", "word", "__slots__", "_ELSEWHERE", "values"}
"""What lists the words of moves, events, answers and fields; some options are called like their word."""


def strings_of(path: Path) -> set[str]:
    """The string literals of a module, docstrings and vocabulary apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    told |= {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and VOCABULARY & {ast.unparse(target) for target in node.targets}
        for part in ast.walk(node)
        if isinstance(part, ast.expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
    }


FIELD_NAMES = {"observations": {"virtual"}, "rows": {"virtual"}}
"""A field of a row that is called like an option: the seats of virtual players of any kind."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_options_key_stands_in_the_engine(path: Path) -> None:
    assert not {known.key for known in OPTIONS} & (strings_of(path) - FIELD_NAMES.get(path.stem, set()))


def test_a_key_would_be_found() -> None:
    files = sorted((ENGINE / "variants").rglob("*.py"))

    assert {known.key for known in OPTIONS} <= set().union(*map(strings_of, files))


def texts(game: str, chosen: str = "") -> list[str]:
    """Every option of a game that goes with the one ``chosen`` or, without one, with all others, each with
    the first of its values, as ``rules_for`` takes them."""
    games_own = [option for option in OPTIONS if game in option.games]
    apart = {option.key: {*option.excludes, option.key} for option in games_own if option.excludes}
    left_out = apart.get(chosen, set(apart)) - {chosen}
    known = [option for option in games_own if option.key not in left_out]
    return [option.key if option.titled or option.seated else features_of(option)[0] for option in known]


SOME_ORDERS = 300


CHOSEN = [(game, "") for game in GAMES]
CHOSEN += [(game, option.key) for option in OPTIONS if option.excludes for game in option.games]


@pytest.mark.parametrize(("game", "chosen"), CHOSEN)
def test_any_order_of_the_options_gives_the_same_rules(game: str, chosen: str) -> None:
    fitting = texts(game, chosen)
    expected = described(rules_for(game, fitting))

    for order in islice(permutations(reversed(fitting)), SOME_ORDERS):
        assert described(rules_for(game, order)) == expected
    for first in range(len(fitting)):
        assert described(rules_for(game, fitting[first:] + fitting[:first])) == expected


def test_applying_two_options_either_way_round_plays_the_same_game() -> None:
    """The functions themselves commute, not only the catalogue's order; the order of the players is free."""
    explore = GAMES["explore"]
    for one, other in [*combinations(texts("explore"), 2), *combinations(texts("explore", "battle"), 2)]:
        here = described(applied(applied(explore, one), other))
        there = described(applied(applied(explore, other), one))
        assert {key: sorted(map(str, value)) for key, value in here.items()} == {
            key: sorted(map(str, value)) for key, value in there.items()
        }


def same(rules: Rules, value: str) -> Rules:
    return rules


def applied(rules: Rules, text: str) -> Rules:
    choice = choose(text)
    return choice.option.apply(rules, choice.value)


def described(rules: Rules) -> dict[str, list[object]]:
    """Rules by the kinds of things in their seams."""
    return {
        "kinds": [type(kind).__name__ for kinds in rules.kinds for kind in kinds],
        "seams": [type(rules.drawing).__name__, type(rules.ending).__name__, rules.name],
        "earners": [type(earner).__name__ for earner in rules.earners],
        "virtual": [player.kind for player in rules.virtual],
        "values": [rules.scored, rules.trump_points, rules.reactions, rules.spots, *rules.options],
    }


def test_an_option_leaves_the_rules_it_was_given_as_they_were() -> None:
    before = described(GAMES["explore"])
    rules_for("explore", texts("explore"))

    assert described(GAMES["explore"]) == before


NEWEST = tuple(name for name, rules in GAMES.items() if not rules.classic)
CLASSIC = tuple(name for name, rules in GAMES.items() if rules.classic)
SOME_GAMES = {
    **dict.fromkeys(("bot", "bot+", "jokers", "trump+", "sos"), NEWEST),
    "virtual": CLASSIC,
    "truncated": tuple(name for name in GAMES if name != "classic-connect"),
    "flash": ("intro", "memory", "explore", "connect", "fusion"),
    "stop": ("intro", "explore", "select", "connect"),
    "series+": ("explore", "select", "connect", "fusion"),
    "free-placement": ("explore", "select"),
    "link-bonus": ("explore", "select"),
    "strata": ("explore", "select"),
    "deposit": ("fusion",),
    "advantage": tuple(name for name in GAMES if name != "classic-memory"),
    "objection": ("classic-simple", "classic-select"),
    "battle": ("explore", "connect"),
}
BUILT_IN = {
    "stop": ("memory", "fusion"),
    "free-placement": ("connect", "fusion"),
    "link-bonus": ("connect", "fusion"),
    "strata": ("connect",),
}
"""All others go with every game."""


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_finds_its_games_by_what_their_rules_have(option: Option) -> None:
    assert option.built_in == BUILT_IN.get(option.key, ())
    assert option.games == SOME_GAMES.get(option.key, tuple(GAMES))


def test_options_that_do_not_go_together_are_refused() -> None:
    one = Option("one", ("C01",), same, needs=("two",))
    two = Option("two", ("C02",), same, excludes=("three",))
    three = Option("three", ("C03",), same)
    four = Option("four", ("C04",), same, part_of=lambda rules: not rules.scored)
    five = Option("five", ("C05",), same, suits=lambda rules: rules.scored)
    catalogue = (one, two, three, four, five)
    intro = GAMES["intro"]

    assert with_options(intro, [ChosenOption(two), ChosenOption(one)], catalogue).options == ("one", "two")
    for chosen, code, arguments in (
        ([one], "option-needs", {"option": "one", "other": "two"}),
        ([three, two], "option-excluded", {"option": "two", "other": "three"}),
        ([three, three], "option-twice", {"option": "three"}),
        ([four], "option-built-in", {"option": "four", "game": "intro"}),
        ([five], "option-excluded", {"option": "five", "other": "intro"}),
    ):
        with pytest.raises(InvalidSetup) as refused:
            with_options(intro, [ChosenOption(option) for option in chosen], catalogue)
        assert (refused.value.code, refused.value.arguments) == (code, arguments)


@pytest.mark.parametrize("text", ["jokers", "jokers=0", "jokers=5", "jokers=two", "stop=1", "eras=3",
                                  "eras=4-3", "eras=x-y", "advantage=A", "advantage=A:3"])  # fmt: skip
def test_a_value_is_what_its_option_takes(text: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", ["A"], options=[text])
    assert refused.value.code == "option-value"


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
    assert all(set(known.rules) <= set(BOOK.numbers) and known.rules for known in OPTIONS)
    assert all(set(known.games) <= set(GAMES) and known.games for known in OPTIONS)
    assert len({known.key for known in OPTIONS}) == len(OPTIONS)
    assert choose("series+").option.seated is False
