"""Whoever decides in a fight is told what the dice need (XF01, XF02), and cards tell their figures."""

from __future__ import annotations

import io

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.errors import InvalidInput
from discovery.i18n import LANGUAGES
from discovery.survival.terminal.text_game import SurvivalText
from tests.support.survival.table import Table


def text_of(table: Table, language: str = "en") -> SurvivalText:
    return SurvivalText(Terminal(language, io.StringIO(), io.StringIO()), table.game)


@pytest.fixture
def fight() -> Table:
    """Ann meets a boar, and Bo may support her."""
    table = Table()
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1")
    return table


def test_XF13_before_the_roll_support_is_asked_with_what_the_dice_need(fight: Table) -> None:
    assert text_of(fight).question(fight.state, 1).splitlines() == [
        "Ann against Moor boar: grey hits from 6, red hurts from 9.",
        "Moor boar: damage 0 of 2, deals: wound, reward: 3 × meat.",
        "Bo, will you support the fight?",
    ]


def test_XF02_after_the_roll_the_dice_are_told_with_what_they_do(fight: Table) -> None:
    fight.play("Bo: support guard", "Ann: roll = 4,12")
    first, second, asked = text_of(fight).question(fight.state, 0).splitlines()
    assert first == "Ann against Moor boar: grey 4 (no hit: needs 6), red 9 (it hurts: 9 or more)."
    assert "damage 0 of 2" in second
    assert asked == "Ann, do you change the dice?"


def test_what_support_has_brought_counts_before_the_roll() -> None:
    table = Table(seats=3)
    table.enemy("grey-wolf", "0,-1")
    table.play("Ann: move 0,-1", "Bo: support lunge")
    dice, foe, _ = text_of(table).question(table.state, 2).splitlines()
    assert dice == "Ann against Grey wolf: grey +2 (hits from 6), red hurts from 8."
    assert ", swift, " in foe


def test_XR01_an_attack_tells_its_dice_to_the_attacked() -> None:
    table = Table("canoe")
    table.give("Bo", salvage=1)
    table.play("Ann: attack Bo", "Ann: roll = 8,10")
    dice, asked = text_of(table).question(table.state, 1).splitlines()
    assert dice == "Ann against Bo: grey 8 (a hit: 7 or more), red 10 (it hurts: 9 or more)."
    assert asked == "Bo, do you ward off the attack?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_told_in_each_language(fight: Table, language: str) -> None:
    text = text_of(fight, language)
    before = text.question(fight.state, 1)
    fight.play("Bo: let", "Ann: roll = 4,10")
    after = text.question(fight.state, 0)
    for told in (before, after):
        assert "discover" not in told
        assert len(told.splitlines()) == 3


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        (
            "en",
            "moor boar",
            [
                "Moor boar: Plenty of meat behind two tusks.",
                "defence 6, attack from 9, life 2, deals wound, reward: 3 × meat",
                "One supporter gets: meat.",
            ],
        ),
        ("en", "cave-bear", ["defence 7, attack from 8, life 3, deals wound, lethal, reward: 4 × meat"]),
        ("en", "GREY WOLF", ["defence 6, attack from 8, life 2, deals wound, swift, reward: 2 × meat"]),
        ("en", "spear", ["Made of 2 × wood, stone or wood, 2 × salvage."]),
        ("en", "stone ax", ["Made of wood, 2 × stone or stone, 2 × salvage."]),
        ("de", "Speer", ["Hergestellt aus: 2 × Holz, Stein oder Holz, 2 × Fundstück."]),
        ("fr", "lance", ["Se fabrique avec\u202f: 2 × bois, pierre ou bois, 2 × trouvaille."]),
        ("fr", "HACHE de pierre", ["Se fabrique avec\u202f: bois, 2 × pierre ou pierre, 2 × trouvaille."]),
    ],
)
def test_a_card_tells_its_figures_and_what_it_is_made_of(language: str, typed: str, told: list[str]) -> None:
    table = Table()
    lines = text_of(table, language).answer("card", typed, table.state)
    assert all(line in lines for line in told)


@pytest.mark.parametrize("typed", ["", "?", "xyzzy"])
def test_what_is_no_card_is_refused(typed: str) -> None:
    table = Table()
    with pytest.raises(InvalidInput):
        text_of(table).answer("card", typed, table.state)


def test_what_is_found_has_no_recipe() -> None:
    table = Table()
    assert len(text_of(table).answer("card", "warden key", table.state)) == 1
