"""The cheapest ways over the map, in positions that rules of thumb get to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from discovery.core.bits import BIT, members
from discovery.core.chance import draw
from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.careful import choose
from discovery.survival.content.reading import built_in
from discovery.survival.content.tables import Content
from discovery.survival.flow.reach import Reach
from discovery.survival.game import SurvivalGame
from discovery.survival.model import queries
from discovery.survival.model.state import NONE, State
from discovery.survival.moves.move_buffer import MoveBuffer
from discovery.survival.moves.travelling import cost_of
from tests.support.survival.table import NAMES


def mixed() -> Content:
    """The content of the game, but ash costs more than the other easy ground."""
    terrains = built_in().terrains
    return replace(
        built_in(),
        id="mixed",
        terrains=tuple(replace(one, cost=2) if one.id == "ash" else one for one in terrains),
    )


def positions(deck: Content | str, scenario: str) -> Iterator[State]:
    game = new_game(GameSpec(f"discover:{scenario}", NAMES[:3], deck, ()))
    assert isinstance(game, SurvivalGame)
    chooser, found = Random(1), MoveBuffer()
    state = game.deal(game.shuffle(chooser))
    while game.result(state) is None:
        yield state
        seat, move = game.due(state) or (game.decider(state), -1)
        if move < 0:
            found.fill(game.legal(state, seat))
            move = choose(state, seat, found)
        game.play(state, seat, move, draw(game, state, move, chooser))


def slowly(state: State, seat: int, avoided: int) -> list[int]:
    """What it costs to get to each space: costs fall along neighbours until nothing falls any more."""
    ground, spaces = state.setup.ground, list(members(queries.discovered(state)))
    costs = [FAR_AWAY] * 119
    costs[state.pos[seat]] = 0
    changed = True
    while changed:
        changed = False
        for space in spaces:
            if costs[space] == FAR_AWAY or (costs[space] and avoided & BIT[space]):
                continue
            for other in members(ground.within_1[space] & queries.discovered(state)):
                cost = costs[space] + cost_of(state, seat, other)
                if cost < costs[other]:
                    costs[other], changed = cost, True
    return costs


@pytest.mark.parametrize(("deck", "scenario"), [("", "gate"), ("", "canoe"), (mixed(), "gate")])
def test_a_way_costs_what_its_steps_cost(deck: Content | str, scenario: str) -> None:
    """Rules XC10 and XH04: each step costs by the ground on which it ends and by what its seat has."""
    compared = 0
    for number, state in enumerate(positions(deck, scenario)):
        if number % 16:
            continue
        for seat in members(state.on):
            avoided = queries.enemy_spaces(state)
            reach = Reach(state, seat, avoided)
            costs, before = list(reach.costs), list(reach.before)
            assert costs == slowly(state, seat, avoided)
            for space in (one for one in range(119) if before[one] != NONE):
                assert costs[space] == costs[before[space]] + cost_of(state, seat, space)
                assert state.setup.ground.within_1[space] & BIT[before[space]]
            compared += 1
    assert compared > 10


def test_ground_of_a_band_that_costs_differently_is_told_apart() -> None:
    easy = [next(positions(deck, "gate")).setup.band_terrain[0] for deck in ("", mixed())]

    assert easy[0] >= 0 > easy[1]
