"""Positions as rows and masks: of a view alone, and the same from the position inside the engine."""

from __future__ import annotations

import random
from array import array
from functools import partial

import pytest

from discovery.core.bits import members
from discovery.evolution.encoding.actions import Coding, Page, PendingMove, choose, write_mask
from discovery.evolution.encoding.indices import Actions, bits_of
from discovery.evolution.encoding.observations import Layout, write_row
from discovery.evolution.encoding.rows import row
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from tests.support.engine.driving import lines
from tests.support.engine.sets import Table, covering
from tests.support.testing.rounds import some

TABLES = [made for game in GAMES for made in covering(game)]
each_table = partial(pytest.mark.parametrize, "made", some(TABLES), ids=lambda made: made.label)
LISTED = 600
"""The most moves of a position that are looked at one by one."""


def mask_inside(coding: Coding, state: State, choice: PendingMove) -> int:
    words = array("Q", [7] * (coding.words + 2))
    write_mask(coding, state, choice, Page(words), 1)
    assert (words[0], words[-1]) == (7, 7)
    return sum(word << 64 * place for place, word in enumerate(words[1:-1]))


def row_inside(layout: Layout, state: State, choice: PendingMove) -> list[int]:
    words = array("Q", [7] * (layout.words + 2))
    write_row(layout, state, choice, Page(words), 1)
    assert (words[0], words[-1]) == (7, 7)
    return words[1:-1].tolist()


def deciders(game: DiscoveryGame) -> list[int]:
    return [seat for seat, kind in enumerate(game.setup.virtual_kinds) if not kind]


def made_of(coding: Coding, state: State, seat: int, way: tuple[int, ...]) -> int:
    """The move that the engine room makes of some choices."""
    choice = PendingMove(seat)
    whole = [choose(coding, state, choice, index) for index in way]
    assert whole == [False] * (len(way) - 1) + [True]
    return choice.move


@each_table()
def test_what_is_written_inside_is_what_a_view_tells(made: Table) -> None:
    """To half of the seats at each position, to the others at the next."""
    game = made.build()
    actions, layout = Actions(game), Layout(Coding(game.setup))
    for number, line in enumerate(lines(game, random.Random(made.label))):
        for seat in deciders(game)[number % 2 :: 2]:
            view = game.view(line.state, seat)
            assert row_inside(layout, line.state, PendingMove(seat)) == row(layout, view)
            if len(view.legal) <= LISTED:
                inside = mask_inside(actions.coding, line.state, PendingMove(seat))
                assert inside == bits_of(actions.legal(view))


@each_table()
def test_every_legal_move_has_its_own_choices(made: Table) -> None:
    """And the choices lead back to the move, in the view and in the engine room."""
    game, chooser = made.build(), random.Random(made.label)
    actions = Actions(game)
    for line in lines(game, random.Random(made.label)):
        for seat in members(game.actors(line.state)):
            view = game.view(line.state, seat)
            ways = {actions.indices(view, move): move for move in view.legal[:LISTED]}
            assert len(ways) == len(view.legal[:LISTED])
            assert all(0 <= index < actions.count for way in ways for index in way)
            assert not any(way[:length] in ways for way in ways for length in range(1, len(way)))
            some = chooser.sample(sorted(ways), min(len(ways), 4))
            assert [actions.move(view, way) for way in some] == [ways[way] for way in some]
            assert [made_of(actions.coding, line.state, seat, way) for way in some] == [
                ways[way] for way in some
            ]


@each_table()
def test_a_begun_choice_leaves_what_continues_it(made: Table) -> None:
    game, chooser = made.build(), random.Random(made.label)
    actions, layout = Actions(game), Layout(Coding(game.setup))
    for line in lines(game, random.Random(made.label)):
        seat = line.seat
        if game.due(line.state) is not None or len(game.legal(line.state, seat)) > LISTED:
            continue
        view, choice = game.view(line.state, seat), PendingMove(seat)
        way = actions.indices(view, chooser.choice(view.legal))
        for done, index in enumerate(way[:-1], 1):
            choose(actions.coding, line.state, choice, index)
            inside = mask_inside(actions.coding, line.state, choice)
            assert inside == bits_of(actions.legal(view, way[:done]))
            assert row_inside(layout, line.state, choice) == row(layout, view, choice)


@each_table()
def test_a_redeal_of_what_is_hidden_changes_neither_row_nor_mask(made: Table) -> None:
    game, chooser = made.build(), random.Random(made.label)
    coding = Coding(game.setup)
    layout = Layout(coding)
    for line in lines(game, random.Random(made.label)):
        for seat in deciders(game):
            other, choice = game.redeal(line.state, seat, chooser), PendingMove(seat)
            shown = mask_inside(coding, line.state, choice)
            assert mask_inside(coding, other, choice) == shown
            assert row_inside(layout, other, choice) == row_inside(layout, line.state, choice)
            if shown and not choose(coding, line.state, choice, chooser.choice(members(shown))):
                assert mask_inside(coding, other, choice) == mask_inside(coding, line.state, choice)
                assert row_inside(layout, other, choice) == row_inside(layout, line.state, choice)


@each_table()
def test_every_index_says_something_of_its_own(made: Table) -> None:
    actions = Actions(made.build())
    seat = deciders(made.build())[0]
    assert len({actions.text(index, seat) for index in range(actions.count)}) == actions.count
