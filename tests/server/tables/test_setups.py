"""Setting up over HTTP: what goes with what, codes, the book's advice, and what a table has to be asked."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.errors import InvalidInput
from discovery.core.registry import family_of
from discovery.evolution.setups.configurations import CONFIGURATIONS
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.play.records import read, write
from discovery.play.replay import replay
from discovery.server.config.settings import Limits
from discovery.server.present.catalogue import catalogue
from discovery.server.present.setups import checked, plan_of
from discovery.server.protocol import Catalogue, Checked, Fault, TablePlan
from discovery.server.tables.history import Entry, Started
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import game_of
from tests.support.server.harness import plan, serving
from tests.support.testing.positions import card_position

pytestmark = pytest.mark.anyio

PROGRAMS = ("random", "greedy")


def said(planned: TablePlan, language: str = "en") -> Checked:
    return checked(planned, PROGRAMS, language)


def refused(planned: TablePlan, language: str = "en") -> Fault:
    fault = said(planned, language).fault
    assert fault is not None
    return fault


def test_the_catalogue_tells_of_every_option_how_it_stands_in_every_game() -> None:
    shown = catalogue(PROGRAMS, Limits())
    assert [game.key for game in shown.games if family_of(game.key).key == "evolution"] == list(GAMES)
    assert [game.key for game in shown.games][len(GAMES) :] == list(family_of("discover:beacon").games)
    named = {option.key: option for option in OPTIONS if not (option.seated or option.titled)}
    cards = [option for option in shown.options if option.key in named]
    assert {option.key for option in cards} == set(named)
    for option in cards:
        assert set(option.games) <= set(GAMES)
        assert not set(option.games) & set(option.built_in)
        assert option.rules
        assert (option.value == "") == (named[option.key].value == "")
    assert [one.key for one in shown.families[0].configurations] == [one.key for one in CONFIGURATIONS]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("option", [one for one in OPTIONS if not one.value], ids=lambda one: one.key)
def test_an_option_that_the_catalogue_offers_can_be_played_and_no_other(game: str, option: Any) -> None:
    if option.seated or option.titled:
        return
    eras = ["eras=2-6"] if option.key == "truncated" else []
    planned = plan("me", "me", "me", game=game, options=[option.key, *option.needs, *eras])
    goes = game in option.games and all(game in one.games for one in OPTIONS if one.key in option.needs)
    assert (said(planned).fault is None) == goes


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda one: one.key)
@pytest.mark.parametrize("game", GAMES)
def test_P06_every_configuration_can_be_played_in_every_game(game: str, configuration: Any) -> None:
    teams = [list(team) for team in configuration.teams]
    known = {"me", "open", "program", *(option.key for option in OPTIONS if game in option.games)}
    if not {seat.partition(":")[0] for seat in configuration.seats} <= known:
        return  # the page leaves out what has virtual players of another edition (S16)
    assert said(plan(*configuration.seats, game=game, teams=teams)).fault is None


def test_a_plan_comes_back_from_its_code_without_the_names() -> None:
    planned = plan(
        "me Ann", "open", "program greedy", "bot Bo",
        game="select", options=["advantage=2:1", "jokers=2"], teams=[[0, 2], [1, 3]],
        turn_seconds=60, window_seconds=12, away="days", window_hours=48, watching="delayed", delay_steps=3,
    )  # fmt: skip
    again = plan_of(said(planned).code, "fr")
    for seat in planned.seats:
        seat.name = ""
    planned.language = "fr"
    assert again == planned


async def test_a_code_is_opened_or_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        body = msgspec.json.encode(plan("me", "bot", game="memory"))
        code = msgspec.json.decode(
            (await served.web.post("api/setups", content=body)).content, type=Checked
        ).code
        answer = await served.web.get(f"api/setups/{code.lower()}")
        assert msgspec.json.decode(answer.content, type=TablePlan).game == "memory"
        refusal = await served.web.get(f"api/setups/{code[:-1]}", headers={"accept-language": "fr"})
        assert refusal.status_code == 422
        fault = msgspec.json.decode(refusal.content, type=Fault)
        assert (fault.code, "lettre" in fault.message) == ("bad-setup-code", True)


@pytest.mark.parametrize("conduct", [{"window_seconds": 31}, {"window_hours": 0}, {"turn_seconds": 100_000}])
def test_a_code_for_what_no_table_takes_is_refused(conduct: dict[str, int]) -> None:
    planned = msgspec.structs.replace(plan("me"), **conduct)
    with pytest.raises(InvalidInput):
        plan_of(said(planned).code, "en")


def test_a_plan_that_no_code_can_hold_has_none() -> None:
    assert said(plan("me", options=["é" * 100])).code == ""


def test_B08_advice_is_given_in_words_and_forbids_nothing() -> None:
    answer = said(plan("me", "me"))
    assert answer.fault is None
    assert [one.rule for one in answer.advice] == ["B08"]
    assert "bots" in answer.advice[0].message
    assert "bots" in said(plan("me", "me"), "fr").advice[0].message


@pytest.mark.parametrize(
    ("given", "windows", "piled"),
    [
        ({"game": "intro"}, False, False),
        ({"game": "memory"}, True, True),
        ({"game": "fusion"}, True, True),
        ({"game": "select", "options": ["stop"]}, True, False),
        ({"game": "explore", "options": ["flash"]}, True, False),
        ({"game": "explore", "options": ["jokers=1"]}, True, False),
        ({"game": "explore", "options": ["series+"]}, False, False),
        ({"game": "memory", "options": ["series+"]}, True, True),
        ({"game": "chess"}, False, False),
    ],
)
def test_H01_H02_it_says_whether_there_are_windows_and_piles(
    given: dict[str, Any], windows: bool, piled: bool
) -> None:
    answer = said(plan("me", "me", "me", **given))
    assert (answer.windows, answer.piled) == (windows, piled)


@pytest.mark.parametrize(
    ("given", "code", "rule", "words"),
    [
        ({"game": "intro", "options": ["series+"]}, "option-excluded", "I14", ["Series+", "Intro"]),
        ({"game": "memory", "options": ["stop"]}, "option-built-in", "H02", ["Stop", "Memory (Bluff)"]),
        ({"game": "explore", "options": ["strata"]}, "option-needs", "L04", ["Strata", "Free placement"]),
        ({"game": "select", "options": ["flash"]}, "option-excluded", "Q01", ["Flash", "Select"]),
        ({"game": "fusion", "options": ["strata"]}, "option-excluded", "L04", ["Strata", "Fusion"]),
        ({"game": "explore", "options": ["jokers=5"]}, "option-value", "A12", ["Jokers", "5"]),
    ],
)
def test_an_impossible_combination_is_refused_with_the_option_and_the_reason(
    given: dict[str, Any], code: str, rule: str, words: list[str]
) -> None:
    fault = refused(plan("me", "me", "me", **given))
    assert (fault.code, fault.rule) == (code, rule)
    assert [word for word in words if word not in fault.message] == []


def test_the_answer_tells_how_each_option_stands_beside_the_chosen_ones() -> None:
    answer = said(plan("me", game="explore", options=["strata", "jokers=3", "deposit"]))
    states = {one.key: (one.state, one.other, one.rule) for one in answer.options}
    assert states["strata"] == ("needs", "free-placement", "L04")
    assert states["deposit"] == ("game", "explore", "M10")
    assert (states["jokers"][0], states["stop"][0]) == ("free", "free")
    assert answer.left_out == ["strata", "deposit"]
    assert answer.fault is not None
    assert said(plan("me", game="nonsense", options=["strata"])).left_out == []


def test_B09_fewer_eras_and_more_cards_leave_room_for_fewer_seats() -> None:
    few, many = said(plan("me", options=["eras=1-3"])), said(plan("me"))
    assert [(few.most_seats, few.seats_rule), (many.most_seats, many.seats_rule)] == [(4, "B09"), (9, "B07")]
    assert said(plan(*["me"] * 4, options=["eras=1-3"])).fault is None
    fault = refused(plan(*["me"] * 5, options=["eras=1-3"]))
    assert (fault.code, fault.rule) == ("deck-too-small", "B09")
    assert said(plan(*["me"] * 9)).fault is None
    assert said(plan(*["me"] * 9, options=["advantage=1:2", "advantage=5:1"])).fault is None
    assert refused(plan(*["me"] * 9, options=["advantage=1:2", "advantage=5:2"])).rule == "B09"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This deck does not have all of the eras 5-9: its eras are 1 to 6."),
        ("fr", "Ce paquet n’a pas toutes les ères 5-9\u202f: les siennes vont de 1 à 6."),
    ],
)
def test_B12_eras_that_the_deck_does_not_have_are_refused_and_not_cut(language: str, sentence: str) -> None:
    fault = refused(plan("me", "me", options=["eras=5-9"]), language)
    assert (fault.code, fault.rule, fault.message) == ("no-such-eras", "B12", sentence)


@pytest.mark.parametrize("teams", [[[0, 3]], [[0, 0], [1]], [[0, 1], [1, 2]]])
def test_P01_a_team_of_seats_that_are_not_there_or_twice_is_refused(teams: list[list[int]]) -> None:
    assert refused(plan("me", "me", "me", teams=teams)).code == "bad-teams"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "All the seats are in one team: at least one opponent is needed."),
        ("fr", "Toutes les places sont dans une seule équipe\u202f: il lui faut un adversaire."),
    ],
)
def test_P06_one_team_of_everybody_is_refused(language: str, sentence: str) -> None:
    for seats in (["me", "open"], ["me", "open", "bot"], ["me"]):
        fault = refused(plan(*seats, teams=[list(range(len(seats)))]), language)
        assert (fault.code, fault.rule, fault.message) == ("no-opponent", "P06", sentence)


def test_P06_all_people_together_may_play_against_bots() -> None:
    assert said(plan("me", "open", "bot", teams=[[0, 1]])).fault is None
    assert said(plan("me", "open", "bot", "bot", teams=[[0, 1], [2, 3]])).fault is None


def test_P03_teams_and_extra_cards_reach_the_game_by_name() -> None:
    planned = plan("me", "me", "bot", teams=[[0, 2], [1]], options=["advantage=2:1"])
    game = game_of(planned, ["Ann", "Bo", "Cem=bot"])
    assert game.setup.teams == (0, 1, 0)
    assert game.setup.hand_size == [5, 6, 5]


def test_P03_the_record_of_a_team_game_names_its_teams_and_replays() -> None:
    planned = plan("me", "me", "bot", teams=[[0, 2], [1]], options=["advantage=2:1"])
    seats = ["Ann", "Bo", "Cem=bot"]
    table = Table("t", planned)
    game = game_of(planned, seats)
    order = [game.setup.ids[card] for card in game.shuffle(random.Random(1))]
    table.apply(Entry(1, 0, Started(seats, order)))
    record = read(write(table.record()))
    assert (record.teams, record.options) == (("Ann+Cem", "Bo"), ("advantage=Bo:1",))
    assert card_position(replay(record)).game.setup.teams == (0, 1, 0)


async def test_the_catalogue_can_be_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("api/catalogue")
        shown = msgspec.json.decode(answer.content, type=Catalogue)
        assert shown.families[0].configurations[0].seats[0] == "me"
