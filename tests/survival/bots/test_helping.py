"""Programs help: they give, meet for the night, and do neither among rivals or when they are told not to."""

from __future__ import annotations

import pytest

from discovery.survival.bots.careful import choose, heading
from discovery.survival.bots.cooperation import companion
from discovery.survival.flow.reach import Reach
from discovery.survival.model import codes
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.state import NONE
from discovery.survival.moves import kinds
from discovery.survival.moves.move_buffer import MoveBuffer
from tests.support.survival.table import Table

FOOD, WOOD = 0, 4


def chosen(table: Table, helping: bool = True) -> tuple[int, int, int]:
    """Word, argument and extra part of what rules of thumb do for Ann."""
    found = MoveBuffer()
    kinds.find(table.state, 0, found)
    move = choose(table.state, 0, found, helping)
    return word_of(move), argument_of(move), extra_of(move)


def beside(scenario: str) -> Table:
    """Ann and Bo in the camp; Ann has more food."""
    table = Table(scenario, 2)
    table.give("Ann", food=3)
    return table


def test_food_goes_to_whoever_has_less() -> None:
    assert chosen(beside("beacon")) == (codes.HAND, FOOD, 1)


@pytest.mark.parametrize(("scenario", "helping"), [("canoe", True), ("beacon", False)])
def test_rivals_and_loners_give_nothing(scenario: str, helping: bool) -> None:
    assert chosen(beside(scenario), helping)[0] != codes.HAND


def test_in_company_pieces_are_delivered_one_by_one() -> None:
    """Each delivery counts one more (XP11)."""
    table = Table("beacon", 2)
    table.state.stage = 2
    place = table.landmark(5)
    for name in ("Ann", "Bo"):
        table.empty(name)
        table.stand(name, place)
    table.give("Ann", wood=4)
    assert chosen(table) == (codes.DELIVER, WOOD, 1)
    assert chosen(table, helping=False) == (codes.DELIVER, WOOD, 4)


def test_a_rival_with_the_fare_is_attacked_and_whoever_lies_there_is_looted() -> None:
    table = Table("canoe", 2)
    table.state.stage = 2
    table.give("Bo", food=2, water=2)
    assert chosen(table) == (codes.ATTACK, 1, 0)

    lying = Table("beacon", 2)
    lying.give("Bo", food=1)
    lying.run("hurt me wound 4", "Bo")
    assert chosen(lying)[0] == codes.LOOT


def evening() -> Table:
    """Bo has had a turn and waits in the camp; Ann is two steps away, with stamina for not much more."""
    table = Table("beacon", 2)
    table.state.first = 1
    table.discover_all()
    table.state.token = [NONE] * 119
    table.state.investigated = 0x7E
    table.stand("Ann", "0,-2")
    table.state.stamina = [3, 0, 0, 0]
    return table


def test_whoever_would_not_be_back_goes_to_a_companion_for_the_night() -> None:
    table = evening()
    reach = Reach(table.state, 0)
    best = heading(table.state, 0, reach, helping=True)

    assert best is not None
    assert (best.space, best.move) == (table.state.pos[1], coded(codes.END))
    assert chosen(table)[:2] == (codes.MOVE, reach.first_step(best.space))


def test_nobody_waits_for_whoever_has_a_turn_yet() -> None:
    table = evening()
    table.state.first = 0
    assert companion(table.state, 0, Reach(table.state, 0)) == NONE
