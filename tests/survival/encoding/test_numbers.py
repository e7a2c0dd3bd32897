"""Moves and views of the survival game as numbers: nothing left out, nothing hidden told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace

import numpy as np
import pytest

from discovery.core.bits import members
from discovery.core.chance import draw
from discovery.lab.environments.unpacking import LIMIT, Unpacker
from discovery.survival.encoding.encoding import SurvivalEncoding, SurvivalLearning
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from discovery.survival.views.view import View
from tests.support.survival.table import Table

TABLES = [("beacon", 1), ("gate", 4), ("bell", 2), ("canoe", 3)]
each_table = pytest.mark.parametrize(("scenario", "seats"), TABLES)
TOLD = {
    "seat", "actors", "phase", "turn", "turn_number", "asked", "night", "last_night", "first", "tiles",
    "tokens", "enemies", "fires", "lit", "heaps", "landmarks", "cards", "survivors", "hands", "in_play",
    "out", "stage", "clues", "counts", "surveyed", "slain", "packs", "nights", "gone", "past",
    "arrivals", "fight", "bargain", "said", "waiting", "members", "fresh", "company", "pots", "course",
}  # fmt: skip
OTHERWISE = {
    "legal": "the mask",
    "hand": "the viewer's own of hands",
    "monsters_left": "packs",
    "result": "the end",
}


def encoding_of(scenario: str, seats: int) -> SurvivalEncoding:
    return SurvivalLearning().encoding(Table(scenario, seats, begun=False).game)


def positions(game: SurvivalGame, seed: int) -> Iterator[State]:
    """Every position of a random game, and its end."""
    chooser = random.Random(seed)
    state = game.deal(game.shuffle(chooser))
    yield state
    while game.result(state) is None:
        due = game.due(state)
        seat = game.decider(state)
        moves = game.legal(state, seat)
        seat, move = due or (seat, moves[chooser.randrange(len(moves))])
        game.play(state, seat, move, draw(game, state, move, chooser))
        yield state


def comparable(view: View) -> tuple[object, ...]:
    """A view without what a row says otherwise: what is legal, the rows of enemies, where the gone stood."""
    enemies = tuple(replace(enemy, row=0) for enemy in view.enemies)
    foe = next((n for n, one in enumerate(view.enemies) if view.fight and one.row == view.fight.foe), -1)
    fight = None if view.fight is None else replace(view.fight, foe=foe)
    survivors = tuple(one if one.state == "on" else replace(one, pos=0) for one in view.survivors)
    plain = replace(view, legal=(), enemies=enemies, fight=fight, survivors=survivors)
    return tuple(getattr(plain, field.name) for field in fields(View) if field.name != "result")


def test_every_field_of_a_view_is_told_or_said_otherwise() -> None:
    assert {field.name for field in fields(View)} == TOLD | OTHERWISE.keys()


@each_table
def test_different_views_have_different_rows_and_equal_ones_the_same(scenario: str, seats: int) -> None:
    encoding = encoding_of(scenario, seats)
    seen: dict[bytes, object] = {}
    for number, state in enumerate(positions(encoding.game, seats)):
        seat = number % seats
        row = encoding.row(state, encoding.begin(seat)).tobytes()
        view = comparable(encoding.game.view(state, seat))
        assert seen.setdefault(row, view) == view
    assert len(seen) > 20


@each_table
def test_XT02_what_is_hidden_changes_neither_row_nor_mask(scenario: str, seats: int) -> None:
    encoding, chooser = encoding_of(scenario, seats), random.Random(1)
    for number, state in enumerate(positions(encoding.game, seats + 10)):
        pending = encoding.begin(number % seats)
        other = encoding.game.redeal(state, pending.seat, chooser)
        assert encoding.row(other, pending) == encoding.row(state, pending)
        assert encoding.mask(other, pending) == encoding.mask(state, pending)


@each_table
def test_numbers_are_small(scenario: str, seats: int) -> None:
    encoding = encoding_of(scenario, seats)
    unpack = Unpacker(encoding.layout)
    for number, state in enumerate(positions(encoding.game, seats + 20)):
        if number % 7 == 0:
            vector = unpack(np.frombuffer(encoding.row(state, encoding.begin(0)), dtype=np.uint64))
            assert np.abs(vector).max() <= 20 < LIMIT


@each_table
def test_every_legal_move_has_an_index_of_its_own_which_leads_back(scenario: str, seats: int) -> None:
    encoding = encoding_of(scenario, seats)
    game = encoding.game
    for state in positions(game, seats + 30):
        for seat in members(game.actors(state)):
            view, pending = game.view(state, seat), encoding.begin(seat)
            indices = [encoding.indices(view, move)[0] for move in view.legal]
            assert len(set(indices)) == len(indices)
            mask = encoding.mask(state, pending)
            assert sorted(indices) == [64 * n + bit for n, word in enumerate(mask) for bit in members(word)]
            for move, index in zip(view.legal, indices, strict=True):
                assert encoding.choose(state, pending, index)
                assert pending.move == move


def test_an_index_means_the_same_seat_seen_from_each() -> None:
    encoding = encoding_of("beacon", 3)
    said = {encoding.text(index, 0): index for index in range(encoding.count)}

    assert len(said) == encoding.count
    assert encoding.text(said["trade Bo"], 1) == "trade Cem"
    assert encoding.text(said["rest wound for Cem"], 2) == "rest wound for Bo"
    assert "leave" not in said


@pytest.mark.parametrize("seats", [1, 4])
def test_no_game_has_more_choices_than_is_said(seats: int) -> None:
    encoding = encoding_of("beacon", seats)

    assert sum(1 for _ in positions(encoding.game, 5)) < encoding.most_choices
