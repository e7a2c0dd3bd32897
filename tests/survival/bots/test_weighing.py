"""What choices were worth and what chance did, from what a seat could know."""

from __future__ import annotations

import random

import pytest

from discovery.core.bits import BIT
from discovery.core.players.advice import ChoiceValue, Consultation
from discovery.core.protocol import NOBODY
from discovery.engines.advice import consult, weighed_of
from discovery.survival.bots.choice_value import weigh
from discovery.survival.bots.evaluator import WEIGHTS, chances, facts
from discovery.survival.family import FAMILY
from discovery.survival.model.codes import CLOSED, ROLL
from discovery.survival.model.coding import coded
from tests.support.survival.table import Table

FEW = 8


def weighed(table: Table, seat: int, move: int, iterations: int = FEW) -> ChoiceValue:
    view = table.game.view(table.state, seat)
    return weigh(table.game, Consultation(view, (), iterations, "a seed", move))


def about_to_roll() -> Table:
    table = Table("beacon", 1)
    table.run("fight moor-boar")
    while table.game.due(table.state) is None:
        if table.game.closing(table.state, coded(ROLL)) >= 0:
            table.game.play(table.state, NOBODY, coded(CLOSED))
        else:
            table.game.play(table.state, 0, table.game.legal(table.state, 0)[0])
    return table


def test_XA06_whoever_is_out_is_certain_and_whoever_is_dead_as_well() -> None:
    table = Table("beacon", 3)
    table.state.won, table.state.dead, table.state.on = BIT[0], BIT[1], BIT[2]
    out, dead, left = chances(table.state)

    assert (out, dead) == (1.0, 0.0)
    assert 0.0 < left < 1.0


def test_every_fact_has_a_weight() -> None:
    assert len(facts(Table("canoe", 2).state, 0)) == len(WEIGHTS)


@pytest.mark.parametrize("harm", ["hurt me wound 2", "lose me food 1"])
def test_harm_lowers_the_chance(harm: str) -> None:
    table = Table("beacon", 1)
    before = chances(table.state)
    table.run(harm)

    assert chances(table.state) < before


def test_the_same_question_has_the_same_answer_whatever_is_hidden() -> None:
    table = Table("gate", 2)
    move = table.game.legal(table.state, 0)[0]
    answer = weighed(table, 0, move)
    table.state = table.game.redeal(table.state, 0, random.Random(1))

    assert weighed(table, 0, move) == answer


def test_the_best_is_never_worse_than_what_was_played() -> None:
    table = Table("boat", 1)
    for move in table.game.legal(table.state, 0)[:3]:
        answer = weighed(table, 0, move)
        assert 0.0 <= answer.chosen_value <= answer.best_value <= 1.0
        assert answer.chosen_value < answer.best_value or answer.best == move


def test_XP07_not_to_get_out_where_one_can_is_found_out() -> None:
    table = Table("beacon", 1)
    table.state.stage = table.setup.stages
    table.state.night = table.setup.last_night - 1
    table.stand("Ann", table.landmark(5))
    table.give("Ann", food=3, water=3)
    answer = weighed(table, 0, table.game.parse("end")[0])

    assert table.game.text(answer.best).startswith("escape")
    assert (answer.best_value, answer.chosen_value) == (1.0, 0.0)


def test_XO06_a_roll_is_no_choice_and_expects_what_its_dice_bring_on_average() -> None:
    table = about_to_roll()
    answer = weighed(table, 0, coded(ROLL))

    assert answer.now == answer.expected
    assert answer.best_value == answer.chosen_value == answer.now[0]


def test_it_travels_as_text() -> None:
    table = Table("beacon", 2)
    view = table.game.view(table.state, 0)
    asked = Consultation(view, (), FEW, "a seed", view.legal[0])

    assert weighed_of(consult(table.game, FAMILY.players, asked)) == weigh(table.game, asked)
